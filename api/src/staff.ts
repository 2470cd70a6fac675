/**
 * `pnpm staff`: runs one command in the API process that uses DATA_DIR, or directly on its database if none runs.
 * The exit code is 1 if the command fails.
 */

import { readSettings, SettingsError } from "@ligate/contract/settings/settings";
import { printJson, printReport } from "./cli/print-report.ts";
import { type CommandResult, runCommand } from "./cli/run-command.ts";
import { sendToRunningApi } from "./cli/staff-socket.ts";
import { createDataDir, DataDirError } from "./db/data-dir.ts";
import { openDatabase } from "./db/open.ts";
import { publicUrl } from "./http/public-url.ts";
import { createPayPal } from "./modules/ordering/index.ts";

async function main(typed: string[]) {
  const isJson = typed.includes("--json");
  const args = typed.filter((arg) => arg !== "--json");
  const { report, problem } = await run(args);
  if (problem !== undefined) return fail(problem);
  if (!report) return;
  console.log(isJson ? printJson(report) : printReport(report));
  if (report.hasFailed) process.exitCode = 1;
}

async function run(args: string[]): Promise<CommandResult> {
  const settings = readSettings(process.env);
  createDataDir(settings.DATA_DIR);
  const folder = process.cwd();
  const answered = await sendToRunningApi(settings.DATA_DIR, { args, folder });
  if (answered) return answered;
  const { db, close } = await openDatabase(settings);
  try {
    const paypal = settings.PAYPAL_API_BASE ? createPayPal(settings) : undefined;
    return await runCommand({ db, folder, publicUrl: publicUrl(settings), paypal }, args);
  } finally {
    await close();
  }
}

function fail(message: string) {
  console.error(message);
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForOperator = error instanceof SettingsError || error instanceof DataDirError;
  fail(isForOperator ? error.message : String(error));
});
