/**
 * `npm start`: serves the active releases until Ctrl-C. Where none is active, it builds and activates the first ones. If
 * packages are named, these are built from the current sources and activated.
 */
import { assertBrowserPackage } from "@ligate/build/packages";
import { readSettings } from "@ligate/contract/settings/settings";
import { activateFirstReleases } from "@ligate/delivery/commands/first-releases";
import { openReleases } from "@ligate/delivery/commands/open-releases";
import { assertPreconditions } from "./preconditions.ts";
import { runCommand } from "./processes/run-command.ts";
import { startProcesses } from "./processes/start-processes.ts";

await runCommand(async (services) => {
  const settings = readSettings(process.env);
  const named = process.argv.slice(2);
  const releases = openReleases(settings);
  for (const name of named) assertBrowserPackage(name);
  await assertPreconditions(settings);
  console.log("Checking the releases");
  await activateFirstReleases(releases, { named });
  // From here on, files are readable by their owner only. Releases are public: a gateway of another user may read them.
  process.umask(0o077);
  console.log(`Ligate is ready at ${await startProcesses(settings, services)}`);
});
