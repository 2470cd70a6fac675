/** One package's development server, as a process of the store: it prints its ready line once it has compiled. */
import { join } from "node:path";
import { createDevelopmentServer } from "@ligate/build/development-server";
import { ROOT } from "./packages.ts";

const name = process.env.PACKAGE;
if (!name) throw new Error("PACKAGE has to name the package to serve.");

const { server, port } = await createDevelopmentServer(join(ROOT, name));
console.log(JSON.stringify({ ready: true, port }));

for (const event of ["SIGINT", "SIGTERM", "disconnect"] as const) {
  process.once(event, () => server.stop().then(() => process.exit(0)));
}
