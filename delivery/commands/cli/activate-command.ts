import type { Settings } from "@ligate/contract/settings/settings";
import type { ReleaseOnDisk } from "../../gate/release-change.ts";
import { runGate } from "../../gate/run-gate.ts";
import { isActiveAlready } from "../../repository/activation-log.ts";
import { type ActivateResult, activate, refused } from "../activate.ts";
import { readActiveReleases, readLogs } from "../active-releases.ts";
import type { AppendedEntry } from "../append-entries.ts";
import { currentRelease, findBuiltRelease, isBuilt } from "../built-releases.ts";
import type { Releases } from "../open-releases.ts";
import { readPublished } from "../published-releases.ts";
import { rollBack } from "../rollback.ts";
import {
  type ActivateCommandOptions,
  type GateCommandOptions,
  gateOptions,
  openFor,
  parseTargets,
  print,
  type RollbackCommandOptions,
  readAuthor,
  type Target,
} from "./options.ts";

/** `pnpm releases activate` */
export async function activateCommand(
  settings: Settings,
  name: string,
  id: string | undefined,
  options: ActivateCommandOptions,
): Promise<void> {
  const targets = parseTargets(name, id, options.with);
  const releases = await openFor(settings, options, ...targets.map((target) => target.name));
  const candidates: ReleaseOnDisk[] = [];
  for (const target of targets) candidates.push(await readCandidate(releases, target, options));
  const result = await activate(releases, candidates, {
    ...(await readAuthor(releases, settings, options)),
    gate: gateOptions(settings, options),
  });
  print(
    options,
    { environment: releases.environment, ...result },
    describe(releases, candidates, result, options),
  );
}

/** The published release; by default the release of the current sources. */
export async function readCandidate(
  releases: Releases,
  { name, id }: Target,
  options: Pick<GateCommandOptions, "from"> = {},
): Promise<ReleaseOnDisk> {
  const known = id ?? (await findBuiltRelease(name, undefined, options)).release.id;
  return readPublished(releases, name, known);
}

/** `pnpm releases check`: a release can be checked before it is published. */
export async function checkCommand(
  settings: Settings,
  name: string,
  id: string | undefined,
  options: GateCommandOptions,
): Promise<void> {
  const targets = parseTargets(name, id, options.with);
  const releases = await openFor(settings, options, ...targets.map((target) => target.name));
  const candidates: ReleaseOnDisk[] = [];
  for (const target of targets) {
    const known = target.id ?? (options.from ? undefined : currentRelease(target.name));
    const isHere = known === undefined || isBuilt(target.name, known, options);
    candidates.push(
      isHere
        ? await findBuiltRelease(target.name, known, options)
        : await readPublished(releases, target.name, known),
    );
  }
  const names = targets.map((target) => target.name);
  const active = await readActiveReleases(releases, await readLogs(releases, names), names);
  const { problems, ...gate } = await runGate({ candidates, active }, gateOptions(settings, options));
  if (problems.length > 0) throw refused(candidates, problems);
  const titles = candidates.map(({ release }) => `${release.name} ${release.id}`).join(" and ");
  print(
    options,
    gate,
    [`${titles} can be activated in ${releases.environment}.`, ...describeGate(gate, options)].join("\n"),
  );
}

/** `pnpm releases rollback` */
export async function rollbackCommand(
  settings: Settings,
  name: string,
  id: string | undefined,
  options: RollbackCommandOptions,
): Promise<void> {
  const targets = parseTargets(name, id, options.with);
  const releases = await openFor(settings, options, ...targets.map((target) => target.name));
  const { api } = gateOptions(settings, options);
  const author = await readAuthor(releases, settings, options);
  const result = await rollBack(releases, targets, { ...author, api, force: options.force ?? false });
  const lines = [
    ...result.appended.map((one) => describeEntry(releases, one)),
    ...result.overridden.flatMap((check) =>
      check.problems.map((problem) => `Overridden, ${check.name}: ${problem}`),
    ),
  ];
  print(options, { environment: releases.environment, ...result }, lines.join("\n"));
}

function describe(
  releases: Releases,
  candidates: readonly ReleaseOnDisk[],
  { appended, gate }: ActivateResult,
  options: GateCommandOptions,
): string {
  if (appended.length > 0) {
    return [...appended.map((one) => describeEntry(releases, one)), ...describeGate(gate, options)].join(
      "\n",
    );
  }
  return candidates
    .map(({ release }) => isActiveAlready({ ...releases, name: release.name }, release.id))
    .join("\n");
}

const describeEntry = ({ environment }: Releases, { name, entry, replaced }: AppendedEntry): string =>
  `${name} ${entry.release} is active in ${environment}: entry ${entry.n}, by ${entry.by}` +
  `${replaced ? `, instead of ${replaced}` : ""}.`;

function describeGate(
  { pages, notVisited }: ActivateResult["gate"],
  { skipBrowser }: GateCommandOptions,
): string[] {
  const missed = Object.entries(notVisited).map(([page, reason]) => `${page} ${reason}`);
  return [
    ...(pages > 0
      ? [`Visited ${pages} pages ${skipBrowser ? "on the server" : "as a customer or a stranger"}.`]
      : []),
    ...(missed.length > 0 ? [`Not visited: ${missed.join("; ")}.`] : []),
  ];
}
