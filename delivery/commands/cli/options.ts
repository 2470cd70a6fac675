import type { Settings } from "@ligate/contract/settings/settings";
import { type Command, Option } from "commander";
import { assertPackage, openReleases, type Releases } from "../open-releases.ts";
import { currentActor } from "./actor.ts";

export interface CommonOptions {
  environment?: "production" | "staging";
  json?: boolean;
}

export interface AuthorOptions extends CommonOptions {
  by?: string;
  reason: string;
}

export interface GateCommandOptions extends CommonOptions {
  api?: string;
  skipBrowser?: boolean;
  with?: string[];
  from?: string;
}

export type ActivateCommandOptions = GateCommandOptions & AuthorOptions;

export interface RollbackCommandOptions extends AuthorOptions {
  api?: string;
  force?: boolean;
  with?: string[];
}

/** `--environment` and `--json`. */
export const withCommonOptions = (command: Command): Command =>
  command
    .addOption(
      new Option("--environment <name>", "RELEASES_ENVIRONMENT by default").choices([
        "production",
        "staging",
      ]),
    )
    .option("--json", "print JSON");

/** `--by` and `--reason`. */
export const withAuthorOptions = (command: Command): Command =>
  command
    .option("--by <name>", "the author; by default the CI run's account or the user of Git")
    .option("--reason <text>", "the reason, for the log", "");

/** `--api`. */
export const withApiOption = (command: Command): Command =>
  command.option("--api <url>", "address of the running store or API; PUBLIC_URL by default");

/** `--api`, `--skip-browser`, `--with` and `--from`. */
export const withGateOptions = (command: Command): Command =>
  withApiOption(command)
    .option("--skip-browser", "do not load the pages in a browser")
    .option(
      "--with <releases...>",
      "further releases, <package> or <package>@<id>, which are checked and activated together with this one",
    )
    .option("--from <folder>", "folder of built releases; <package>/dist by default");

/** Opens the releases, and checks the names of packages. */
export async function openFor(
  settings: Settings,
  { environment }: CommonOptions,
  ...names: string[]
): Promise<Releases> {
  const releases = openReleases(settings, environment);
  for (const name of names) await assertPackage(releases, name);
  return releases;
}

/** The author and the reason of a change. In an npm registry, the account of the token is part of the author's name. */
export async function readAuthor(
  { repository }: Releases,
  settings: Settings,
  { by, reason }: AuthorOptions,
): Promise<{ by: string; reason: string }> {
  const actor = by ?? currentActor();
  const account = settings.RELEASES_REGISTRY ? await repository.accountName() : actor;
  return { by: account === actor ? actor : `${actor} (${account})`, reason };
}

/** The address of the API and whether a browser is used. */
export const gateOptions = (
  settings: Settings,
  { api, skipBrowser = false }: Pick<GateCommandOptions, "api" | "skipBrowser">,
) => ({
  api: api ?? settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  skipBrowser,
});

export interface Target {
  name: string;
  id: string | undefined;
}

/** The releases that a command names: its arguments, and `<package>` or `<package>@<id>` by `--with`. */
export function parseTargets(name: string, id: string | undefined, others: readonly string[] = []): Target[] {
  return [{ name, id }, ...others.map(parseTarget)];
}

/** A release as `<package>` or `<package>@<id>`. */
export function parseTarget(text: string): Target {
  const [name = "", id] = text.split("@");
  return { name, id };
}

const UNITS: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a duration such as `30d`, `12h` or `90m`. @returns milliseconds @throws a sentence if it is none */
export function parseDuration(text: string): number {
  const [, count, unit = ""] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (!count)
    throw new Error(`"${text}" is not a duration. Use minutes, hours or days, such as 90m, 12h or 30d.`);
  return Number(count) * (UNITS[unit] ?? 0);
}

/** Prints the result of a command: as text, or as JSON with `--json`. */
export function print({ json }: { json?: boolean }, result: unknown, text: string): void {
  console.log(json ? JSON.stringify(result, null, 2) : text);
}
