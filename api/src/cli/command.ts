import type { ParseArgsOptionsConfig } from "node:util";
import type { Database } from "../db/database.ts";
import type { PayPal } from "../modules/ordering/index.ts";

/** What a command works on. */
export interface CommandContext {
  db: Database;
  /** The store's address, for links in mails. */
  publicUrl: string;
  /** To compare our books with; not where payments are not set up. */
  paypal?: Pick<PayPal, "read">;
  /** The folder that the command was called in: files are named from there. */
  folder: string;
}

type Cell = string | number | null;

/** What a command found or did. */
export interface Report {
  rows?: Record<string, Cell>[];
  messages?: string[];
  /** It found something that is not as it has to be: the process ends with 1. */
  hasFailed?: boolean;
}

/** What was typed after the command: words in order, `--options` by name, those that may be repeated as lists. */
export interface CommandArguments {
  positionals: string[];
  options: Record<string, string | boolean | (string | boolean)[] | undefined>;
}

export interface StaffCommand {
  /** What follows the command on the usage page. */
  usage: string;
  summary: string;
  positionalCount: number;
  options?: ParseArgsOptionsConfig;
  run: (shop: CommandContext, typed: CommandArguments) => Promise<Report>;
}

/** A mistake in what was typed. Its message is a sentence for who typed it. */
export class UsageError extends Error {
  override name = "StaffMistake";
}

/** The option's text, where it was given. */
export function textOption({ options }: CommandArguments, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
