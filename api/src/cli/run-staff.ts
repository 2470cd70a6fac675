import { userInfo } from "node:os";
import { readSettings } from "@ligate/contract/settings/settings";
import { createDataDir } from "../db/data-dir.ts";
import { printJson, printReport } from "./output/print-report.ts";
import { printableLines } from "./output/terminal-text.ts";
import type { CommandResult } from "./run-command.ts";
import { sendToRunningApi } from "./staff-socket.ts";

/** Runs one command in the API process that uses DATA_DIR, or on its database if none runs, and prints the result. */
export async function runStaff(typed: string[]): Promise<void> {
  try {
    await runAndPrint(typed);
  } catch (error) {
    const { reasonNotToStart } = await import("../db/start-errors.ts");
    fail(reasonNotToStart(error) ?? String(error));
  }
}

async function runAndPrint(typed: string[]) {
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
  const settings = readSettings(process.env);
  // npm changes to the root; file arguments are relative to the caller's folder.
  const caller = { folder: process.env.INIT_CWD ?? process.cwd(), actor: operatingSystemUser() };
  const answered = await sendToRunningApi(settings.DATA_DIR, { args, width, ...caller });
  if (answered) return answered;
  // Only now: the commands load most of the API.
  const { checkArguments, runCommand } = await import("./run-command.ts");
  const explained = await checkArguments(args, width);
  if (explained) return explained;
  createDataDir(settings.DATA_DIR);
  const [{ openDatabase }, { createPayPal, createScreening }, { publicUrl }] = await Promise.all([
    import("../db/open.ts"),
    import("../modules/ordering/index.ts"),
    import("../http/public-url.ts"),
  ]);
  const { db, close } = await openDatabase(settings);
  try {
    const paypal = settings.PAYPAL_API_BASE ? createPayPal(settings) : undefined;
    const screen = createScreening(settings);
    const shop = { db, ...caller, settings, publicUrl: publicUrl(settings), paypal, screen, files: settings };
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
