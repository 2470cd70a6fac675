/** A command for tests: starts one service for each argument, which is the service's READY. */
import { runCommand } from "../run-command.ts";

await runCommand(async (services) => {
  for (const ready of process.argv.slice(2)) {
    const environment = { READY: ready };
    await services.start(`service ${ready}`, { file: "scripts/processes/testing/service.ts", environment });
  }
  console.log("ready");
});
