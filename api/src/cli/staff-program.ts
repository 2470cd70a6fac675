import { upperFirst } from "@ligate/contract/common/letter-case";
import { type Argument, Command, Option } from "commander";
import type { CommandArguments, StaffCommand } from "./command.ts";

/** Options of every command, typed before or after its name. */
export interface CommonOptions {
  json?: boolean;
  as?: string;
}

type Run = (name: string, typed: CommandArguments, common: CommonOptions) => Promise<void>;

export interface StaffProgram {
  /** Parses arguments and runs the command. @throws CommanderError */
  parseAsync: (args: string[]) => Promise<unknown>;
  /** The printed help, or the error of the arguments. */
  printed: () => string;
}

/**
 * Declares all commands to commander. It prints nothing and ends no process, because the program runs within the API.
 * @param width of the caller's terminal, for the help
 */
export function staffProgram(
  commands: Readonly<Record<string, StaffCommand>>,
  width: number,
  run: Run,
): StaffProgram {
  let printed = "";
  const print = (text: string) => {
    printed += text;
  };
  const program = withCommonOptions(new Command("pnpm staff"))
    .description("Runs a command in the API process that uses DATA_DIR, or on its database if none runs.")
    .usage("<command> [options]")
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({
      writeOut: print,
      writeErr: print,
      getOutHelpWidth: () => width,
      getOutHasColors: () => false,
    })
    .configureHelp({
      subcommandTerm: (command) =>
        [
          [command.name(), ...command.aliases()].join("|"),
          ...command.registeredArguments.map(formatArgument),
        ].join(" "),
      minWidthToWrap: 20,
    });
  for (const [name, command] of Object.entries(commands)) addCommand(program, name, command, run);
  return { parseAsync: (args) => program.parseAsync(args, { from: "user" }), printed: () => printed };
}

const POSITIONAL = /<[^>]+>|\[[a-z][a-z-]*\]/g;
const formatArgument = (argument: Argument) =>
  argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;

const withCommonOptions = (command: Command): Command =>
  command
    .option("--json", "print JSON for scripts: { rows, says }")
    .option(
      "--as <name>",
      "who runs the command, for the records; by default the user of the operating system",
    );

function addCommand(program: Command, name: string, command: StaffCommand, run: Run): void {
  const declared = program
    .command(name)
    .summary(command.summary)
    .description(`${upperFirst(command.summary)}.`);
  declared.usage(command.usage);
  for (const argument of (command.usage.match(POSITIONAL) ?? []).slice(0, command.positionalCount)) {
    declared.argument(argument);
  }
  const options = Object.entries(command.options ?? {}).map(([option, { type, multiple, description }]) => {
    const flags =
      type === "string" ? `--${option} <${findPlaceholder(command.usage, option)}>` : `--${option}`;
    const added = new Option(flags, description);
    // Not variadic: `--line a b` would take all words that follow.
    if (multiple) added.argParser((value: string, all: string[] = []) => [...all, value]);
    declared.addOption(added);
    return [option, added.attributeName()] as const;
  });
  withCommonOptions(declared).action(() => {
    const values = declared.opts();
    const typed = Object.fromEntries(options.map(([option, attribute]) => [option, values[attribute]]));
    return run(name, { positionals: declared.args, options: typed }, declared.optsWithGlobals());
  });
}

/** The value of an option as the usage calls it: `status` in `[--status <status>]`. */
const findPlaceholder = (usage: string, option: string): string =>
  new RegExp(`--${option} <([^>]+)>`).exec(usage)?.[1] ?? "value";
