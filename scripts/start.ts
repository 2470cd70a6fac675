/**
 * `npm start`: builds the missing releases and runs the store until Ctrl-C. If packages are named, only these are
 * built from the current sources; the others keep their live releases.
 */
import { resolve } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { buildMissing } from "./build-missing.ts";
import { ROOT } from "./packages.ts";
import { assertPreconditions } from "./preconditions.ts";
import { runCommand } from "./processes/run-command.ts";
import { startProcesses } from "./processes/start-processes.ts";

await runCommand(async (services) => {
  const settings = readSettings(process.env);
  await assertPreconditions(settings);
  console.log("Checking the releases");
  await buildMissing(resolve(ROOT, settings.RELEASES_DIR), process.argv.slice(2));
  console.log(`Ligate is ready at ${await startProcesses(settings, services)}`);
});
