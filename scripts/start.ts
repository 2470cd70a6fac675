/**
 * `npm start`: builds what is missing and runs the store until Ctrl-C. With names of packages, these alone are
 * built of today's sources; the others stay the releases that are live.
 */
import { createServer } from "node:net";
import { resolve } from "node:path";
import { readSettings, type Settings } from "@ligate/contract/settings";
import { buildMissing } from "./build-missing.ts";
import { ROOT } from "./packages.ts";
import { startStore } from "./store.ts";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  await assertFree(settings);
  console.log("Checking the releases");
  await buildMissing(resolve(ROOT, settings.RELEASES_DIR), process.argv.slice(2));
  const store = await startStore(settings, (name) => {
    console.error(`The ${name} ended by itself; the store stops.`);
    void end(1);
  });

  const end = async (code: number) => {
    await store.stop();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => void end(0));
  console.log(`Ligate is ready at ${settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`}`);
}

/** Asked before anything is built: nobody waits for a build to learn that the port is taken. */
function assertFree({ HOST, PORT }: Settings): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.once("error", ({ code }: NodeJS.ErrnoException) => {
      const isTaken = code === "EADDRINUSE";
      const reason = isTaken ? "is taken by another program" : `cannot be listened on (${code})`;
      failed(new Error(`Port ${PORT} ${reason}. Choose another: PORT=8081 npm start`));
    });
    probe.listen(PORT, HOST, () => probe.close(() => done()));
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
