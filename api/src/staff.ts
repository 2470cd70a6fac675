/**
 * `pnpm staff`: runs one command in the API process that uses DATA_DIR, or directly on its database if none runs.
 * The exit code is 1 if the command fails.
 */

import { userInfo } from "node:os";
import { readSettings, SettingsError } from "@ligate/contract/settings/settings";
import { printJson, printReport } from "./cli/output/print-report.ts";
import { printableLines } from "./cli/output/terminal-text.ts";
import { type CommandResult, checkArguments, runCommand } from "./cli/run-command.ts";
import { sendToRunningApi } from "./cli/staff-socket.ts";
import { createDataDir, DataDirError } from "./db/data-dir.ts";
import { openDatabase } from "./db/open.ts";
import { publicUrl } from "./http/public-url.ts";
import { createPayPal } from "./modules/ordering/index.ts";

process.umask(0o077);

async function main(typed: string[]) {
  // Undefined if the output is a file or a pipe.
  const width: number | undefined = process.stdout.columns;
  const { report, help, problem, isJson } = await run(typed, width);
  if (problem !== undefined) return fail(problem);
  if (help !== undefined) console.log(help);
  if (!report) return;
  console.log(isJson ? printJson(report) : printReport(report, width));
  if (report.hasFailed) process.exitCode = 1;
}

async function run(args: string[], width: number | undefined): Promise<CommandResult> {
  const explained = await checkArguments(args, width);
  if (explained) return explained;
  const settings = readSettings(process.env);
  createDataDir(settings.DATA_DIR);
  const caller = { folder: process.cwd(), actor: operatingSystemUser() };
  const answered = await sendToRunningApi(settings.DATA_DIR, { args, width, ...caller });
  if (answered) return answered;
  const { db, close } = await openDatabase(settings);
  try {
    const paypal = settings.PAYPAL_API_BASE ? createPayPal(settings) : undefined;
    const shop = { db, ...caller, publicUrl: publicUrl(settings), paypal, files: settings };
    return await runCommand(shop, args, width);
  } finally {
    await close();
  }
}

function operatingSystemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run with a number that has no name.
    return `user ${process.getuid?.()}`;
  }
}

function fail(message: string) {
  console.error(printableLines(message));
  process.exitCode = 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isForOperator = error instanceof SettingsError || error instanceof DataDirError;
  fail(isForOperator ? error.message : String(error));
});
