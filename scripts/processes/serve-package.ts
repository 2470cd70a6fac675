/** Runs the development server of the package in PACKAGE, and prints a ready line after its first compilation. */
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";
import { createDevelopmentServer } from "@ligate/build/webpack/development-server";

const name = process.env.PACKAGE;
if (!name) throw new Error("PACKAGE must name the package to serve.");

const { server, port } = await createDevelopmentServer(join(ROOT, name));
console.log(JSON.stringify({ ready: true, port }));

for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) {
  process.once(event, () => server.stop().then(() => process.exit(0)));
}
