/**
 * Fills the compile cache by starting API and gateway once, for an image whose root is read-only. Fails if a module that they
 * import is missing.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./processes/run-command.ts";
import { SMALL_NURSERY } from "./processes/start-processes.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-cache-"));
process.on("exit", () => rmSync(folder, { recursive: true }));

await runCommand(async (services) => {
  const nodeOptions = [SMALL_NURSERY];
  const environment = { DATA_DIR: folder, RELEASES_DIR: folder, GENES: "authored", PORT: "0", API_PORT: "0" };
  const api = await services.start("api", { file: "api/src/main.ts", nodeOptions, environment });
  const API_URL = `http://127.0.0.1:${api.port}`;
  await services.start("gateway", {
    file: "delivery/gateway/src/server.ts",
    nodeOptions,
    environment: { ...environment, API_URL },
  });
  await services.stop();
  process.exit(0);
});
