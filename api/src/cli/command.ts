import { requiredLine } from "@ligate/contract/common/text-schemas";
import type { Settings } from "@ligate/contract/settings/settings";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Database } from "../db/database.ts";
import type { FileSettings, PayPal, ScreenSequences } from "../modules/ordering/index.ts";

/** The dependencies of a command. */
export interface CommandContext {
  db: Database;
  /** The shop's URL, for links in emails. */
  publicUrl: string;
  /** Missing if payments are not configured. */
  paypal?: PayPal;
  /** For commands that capture or settle payments. */
  settings?: Settings;
  /** Screens sequences at an outside service; missing if none is configured. */
  screen?: ScreenSequences;
  /** Storage and maximum size of deposited files; the settings' defaults if missing. */
  files?: FileSettings;
  /** The working directory of the caller, against which file names are resolved. */
  folder: string;
  /** The person who runs the command: `--as <name>`, otherwise the user of the operating system. Recorded with every change. */
  actor: string;
  /** The API's logger, if the command runs in its process. */
  log?: FastifyBaseLogger;
}

type Cell = string | number | null;

/** The result of a command. */
export interface Report {
  rows?: Record<string, Cell>[];
  messages?: string[];
  /** The content of a file, which is printed alone and as it is: without control characters but line breaks. */
  text?: string;
  /** The command reports a problem: the exit code is 1. */
  hasFailed?: boolean;
}

/** The arguments after the command's name. Repeatable options are arrays. */
export interface CommandArguments {
  positionals: string[];
  options: Record<string, string | boolean | string[] | undefined>;
}

export interface StaffOption {
  type: "string" | "boolean";
  /** The option may be repeated. */
  multiple?: boolean;
  /** Its meaning, in the help of the command. */
  description?: string;
}

export interface StaffCommand {
  /** The arguments as the help shows them: first each positional, `<name>` or the optional `[name]`, then the options. */
  usage: string;
  summary: string;
  positionalCount: number;
  options?: Record<string, StaffOption>;
  /** The command changes nothing. The others are recorded as security events. */
  isReadOnly?: boolean;
  run: (shop: CommandContext, typed: CommandArguments) => Promise<Report>;
}

/** Invalid arguments. The message is shown to the user. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** Validates the value of an option. @throws UsageError with the option's name and the schema's message */
export function parseOption(schema: z.ZodType<string>, name: string, typed: string): string {
  const read = schema.safeParse(typed);
  if (!read.success) throw new UsageError(`--${name}: ${read.error.issues[0]?.message}.`);
  return read.data;
}

const Reason = requiredLine("The reason", 500);

/** Reads the required option `--reason`. @param use completes the error message: `which is recorded` */
export function readReason(typed: CommandArguments, use: string): string {
  const reason = textOption(typed, "reason");
  if (reason === undefined) throw new UsageError(`Give the reason, ${use}: --reason <text>.`);
  return parseOption(Reason, "reason", reason);
}

/** The value of a string option; `undefined` if it was not given. */
export function textOption({ options }: CommandArguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
