/** `pnpm releases list|log|publish|check|activate|deploy|rollback|preview|prune`: the releases of the packages and which are active. */
import { readSettings } from "@ligate/contract/settings/settings";
import { createProgram } from "./commands/cli/program.ts";

try {
  await createProgram(readSettings(process.env)).parseAsync();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
