import { parseArgs } from "node:util";
import { ContentError } from "../content-files/content-error.ts";
import { ProblemError } from "../http/problem.ts";
import {
  type CommandArguments,
  type CommandContext,
  type Report,
  type StaffCommand,
  UsageError,
} from "./command.ts";
import { COMMANDS, usagePage } from "./commands.ts";

/** The result of a command: a report, or a message that explains why there is none. */
export interface CommandResult {
  report?: Report;
  problem?: string;
}

/** Runs the arguments of `pnpm staff`. Never throws: errors are returned as messages. */
export async function runCommand(shop: CommandContext, args: string[]): Promise<CommandResult> {
  try {
    const [name = "", ...rest] = args;
    if (!name) return { report: { messages: [usagePage()] } };
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (!command) throw new UsageError(`There is no command ${name}. \`pnpm staff\` lists them.`);
    return { report: await command.run(shop, parseCommandArguments(name, command, rest)) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

function parseCommandArguments(
  name: string,
  { positionalCount, options, usage }: StaffCommand,
  args: string[],
): CommandArguments {
  const parsed = parseTokens(args, options);
  if (parsed.positionals.length !== positionalCount)
    throw new UsageError(`Usage: pnpm staff ${name} ${usage}`);
  return { positionals: parsed.positionals, options: parsed.values };
}

function parseTokens(args: string[], options: StaffCommand["options"] = {}) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function messageOf(error: unknown): string {
  const isForStaff =
    error instanceof UsageError || error instanceof ContentError || error instanceof ProblemError;
  if (isForStaff) return error.message;
  console.error(error);
  return `The command failed: ${(error as Error).message.split("\n")[0]}`;
}
