import type { Settings } from "@ligate/contract/settings/settings";
import { Command } from "commander";
import { assertGateCanRun } from "../../gate/run-gate.ts";
import { noneIsActive } from "../../repository/activation-log.ts";
import { buildSources, secondsSince } from "../build-sources.ts";
import { findBuiltRelease } from "../built-releases.ts";
import { listLog, listReleases, logRows, releaseRows } from "../list.ts";
import { listPackages } from "../open-releases.ts";
import { prune } from "../prune.ts";
import { type PublishResult, publish } from "../published-releases.ts";
import { activateCommand, checkCommand, rollbackCommand } from "./activate-command.ts";
import {
  type ActivateCommandOptions,
  type CommonOptions,
  gateOptions,
  openFor,
  parseDuration,
  print,
  withApiOption,
  withAuthorOptions,
  withCommonOptions,
  withGateOptions,
} from "./options.ts";
import { type PreviewCommandOptions, previewCommand } from "./preview-command.ts";
import { formatTable } from "./table.ts";

/** The commands of `pnpm releases`. Errors are thrown as sentences. */
export function createProgram(settings: Settings): Command {
  const program = new Command("pnpm releases")
    .description("Publishes releases, activates them, and goes back to earlier ones.")
    .showHelpAfterError("(pnpm releases --help lists the commands)");
  const command = (usage: string, description: string) =>
    withCommonOptions(program.command(usage).description(description));

  command("list [package]", "list the published releases and which are active").action(
    async (name: string | undefined, options: CommonOptions) => {
      const releases = await openFor(settings, options, ...(name ? [name] : []));
      const listed = await listReleases(releases, name ? [name] : await listPackages(releases));
      print(options, listed, formatTable(releaseRows(listed)) || "No release is published.");
    },
  );
  command("log <package>", "list what was activated, when and by whom").action(
    async (name: string, options: CommonOptions) => {
      const releases = await openFor(settings, options, name);
      const log = await listLog(releases, name);
      print(options, log, formatTable(logRows(log)) || noneIsActive({ ...releases, name }));
    },
  );
  command("publish <package> [id]", "publish a built release; by default that of the current sources")
    .option("--from <folder>", "folder of built releases; <package>/dist by default")
    .action((name, id, options) => publishCommand(settings, name, id, options));

  withGateOptions(command("check <package> [id]", "check whether a release can be activated")).action(
    (name, id, options) => checkCommand(settings, name, id, options),
  );
  withAuthorOptions(
    withGateOptions(
      command(
        "activate <package> [id]",
        "activate a published release; by default that of the current sources",
      ),
    ),
  ).action((name, id, options) => activateCommand(settings, name, id, options));

  withAuthorOptions(
    withApiOption(command("deploy <package>", "build, publish and activate the current sources")),
  )
    .option("--skip-browser", "do not load the pages in a browser")
    .action(async (name: string, options: ActivateCommandOptions) => {
      const { id, lines } = await buildAndPublish(settings, name, options);
      if (!options.json) console.log(lines.join("\n"));
      await activateCommand(settings, name, id, options);
    });
  withAuthorOptions(
    withApiOption(
      command("rollback <package> [id]", "go back to the release that was active before, or to this one"),
    ),
  )
    .option("--force", "go back although checks fail, in an emergency; needs --reason")
    .option(
      "--with <releases...>",
      "further releases, <package> or <package>@<id>, that go back together with this one",
    )
    .action((name, id, options) => rollbackCommand(settings, name, id, options));

  command("preview <release...>", "print a link at which one browser sees published releases, <package>@<id>")
    .option("--for <duration>", "how long the link is valid, such as 90m, 24h or 7d", "24h")
    .action((texts: string[], options: PreviewCommandOptions) => previewCommand(settings, texts, options));

  command("prune [package]", "remove published releases that are not needed any more")
    .option("--older-than <age>", "such as 30d: spares what was active since then", "30d")
    .option("--dry-run", "list the releases only")
    .action(
      async (name: string | undefined, options: CommonOptions & { olderThan: string; dryRun?: boolean }) => {
        const releases = await openFor(settings, options, ...(name ? [name] : []));
        const { olderThan, dryRun = false } = options;
        const age = parseDuration(olderThan);
        const removed = await prune(releases, name ? [name] : await listPackages(releases), {
          olderThan: age,
          dryRun,
        });
        const lines = removed.map(
          (release) => `${dryRun ? "Would remove" : "Removed"} ${release.name} ${release.id}.`,
        );
        print(options, removed, lines.join("\n") || `No release is older than ${olderThan} and not needed.`);
      },
    );
  return program;
}

/** `pnpm releases publish` */
async function publishCommand(
  settings: Settings,
  name: string,
  id: string | undefined,
  options: CommonOptions & { from?: string },
): Promise<void> {
  const releases = await openFor(settings, options, name);
  const result = await publish(releases, await findBuiltRelease(name, id, options));
  print(options, result, describePublish(result));
}

/** Builds the current sources of a package and publishes the release, if the gate can run. @returns its id */
async function buildAndPublish(
  settings: Settings,
  name: string,
  options: ActivateCommandOptions,
): Promise<{ id: string; lines: string[] }> {
  const releases = await openFor(settings, options, name);
  await assertGateCanRun(gateOptions(settings, options));
  const start = performance.now();
  const { id, folder, built } = await buildSources(name);
  const result = await publish(releases, await findBuiltRelease(name, id));
  const line = built
    ? `Built ${name} ${id} in ${secondsSince(start)}.`
    : `${name} ${id} is built already: ${folder}.`;
  return { id, lines: [line, describePublish(result)] };
}

const describePublish = ({ name, id, location, by, at, isNew }: PublishResult): string =>
  isNew
    ? `Published ${name} ${id} to ${location} as ${by}.`
    : `${name} ${id} is published already: by ${by} at ${at}.`;
