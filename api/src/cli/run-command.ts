import { upperFirst } from "@ligate/contract/common/letter-case";
import { requiredLine } from "@ligate/contract/common/text-schemas";
import { CommanderError } from "commander";
import { ContentError } from "../content-files/content-folder.ts";
import { isUnavailable } from "../db/database.ts";
import { errorForLog } from "../db/error-for-log.ts";
import { ProblemError } from "../http/problem.ts";
import { recordSecurityEvent } from "../modules/identity/index.ts";
import { BucketError } from "../modules/ordering/index.ts";
import {
  type CommandArguments,
  type CommandContext,
  parseOption,
  type Report,
  UsageError,
} from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { type CommonOptions, type StaffProgram, staffProgram } from "./staff-program.ts";

/** The result of a command: a report, the help, or a message that explains why there is no report. */
export interface CommandResult {
  report?: Report;
  help?: string;
  problem?: string;
  /** `--json` was typed. */
  isJson?: boolean;
}

/** The width of the help if the output is not a terminal. */
const DEFAULT_WIDTH = 100;
/** Longer arguments are recorded in part. */
const MAX_RECORDED = 300;
/** Errors whose message tells staff what to do. */
const FOR_STAFF = [UsageError, ContentError, ProblemError, BucketError];
const Actor = requiredLine("The name", 100);

/**
 * Runs the arguments of `pnpm staff`. Never throws: errors are returned as messages.
 * @param shop `actor` is the user of the operating system; `--as` replaces it
 * @param width of the caller's terminal in columns
 */
export async function runCommand(
  shop: CommandContext,
  args: string[],
  width = DEFAULT_WIDTH,
): Promise<CommandResult> {
  const result: CommandResult = {};
  const program = staffProgram(COMMANDS, width, async (name, typed, common) => {
    if (common.json) result.isJson = true;
    result.report = await run(shop, name, typed, common);
  });
  try {
    await program.parseAsync(withDefault(args));
    return result;
  } catch (error) {
    if (error instanceof CommanderError) return explain(error, args, program);
    return { ...result, problem: describeError(error) };
  }
}

/** Returns the help or an error of the arguments, without a database; undefined if the command can run. */
export async function checkArguments(
  args: string[],
  width = DEFAULT_WIDTH,
): Promise<CommandResult | undefined> {
  const program = staffProgram(COMMANDS, width, async () => {});
  try {
    await program.parseAsync(withDefault(args));
    return undefined;
  } catch (error) {
    if (error instanceof CommanderError) return explain(error, args, program);
    throw error;
  }
}

const withDefault = (args: string[]) => (args.length === 0 ? ["--help"] : args);

const explain = (error: CommanderError, args: string[], program: StaffProgram): CommandResult =>
  error.exitCode === 0 ? { help: program.printed().trimEnd() } : { problem: describeUsageError(error, args) };

async function run(shop: CommandContext, name: string, typed: CommandArguments, common: CommonOptions) {
  const command = COMMANDS[name];
  if (!command) throw new UsageError(`There is no command ${name}.`);
  const actor = common.as === undefined ? shop.actor : parseOption(Actor, "as", common.as);
  // Before the command: a change is never without a record. A record may belong to a command that has failed.
  if (!command.isReadOnly) await record({ ...shop, actor }, name, typed, shop.actor);
  return command.run({ ...shop, actor }, typed);
}

/** Records the command with the names of its options. Their values are left out: some are texts for customers. */
function record({ db, actor, log }: CommandContext, command: string, typed: CommandArguments, user: string) {
  const given = Object.entries(typed.options).filter(([, value]) => value !== undefined);
  const details = {
    command,
    ...(typed.positionals.length > 0 && { arguments: typed.positionals.join(" ").slice(0, MAX_RECORDED) }),
    ...(given.length > 0 && { options: given.map(([option]) => `--${option}`).join(" ") }),
    ...(user !== actor && { user }),
  };
  return recordSecurityEvent(db, { kind: "staff_command", userId: null, actor, address: "", details }, log);
}

/** An error of the arguments in a sentence, with the usage of the command. */
function describeUsageError({ code, message }: CommanderError, args: string[]): string {
  const [error = "", suggestion] = message.replace(/^error: /, "").split("\n");
  const hint = suggestion ? ` ${suggestion.replace(/^\((.*)\)$/, "$1")}` : "";
  if (code === "commander.unknownCommand") {
    const name = /'(.*)'/.exec(error)?.[1] ?? "";
    return `There is no command ${name}.${hint} \`pnpm staff --help\` lists them.`;
  }
  const name = args.find((arg) => Object.hasOwn(COMMANDS, arg));
  const usage = name === undefined ? "<command> [options]" : `${name} ${COMMANDS[name]?.usage}`.trimEnd();
  return `${upperFirst(error)}.${hint}\nUsage: pnpm staff ${usage}`;
}

function describeError(error: unknown): string {
  const isForStaff = FOR_STAFF.some((type) => error instanceof type);
  if (isForStaff) return (error as Error).message;
  console.error(errorForLog(error));
  // If the connection was lost after the commit, the command is completed.
  if (isUnavailable(error)) return "The database was not available. Check whether the command was completed.";
  return `The command failed: ${(error as Error).message.split("\n")[0]}`;
}
