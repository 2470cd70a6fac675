import type { Settings } from "@ligate/contract/settings/settings";
import { buildSources, secondsSince } from "../build-sources.ts";
import { findBuiltRelease } from "../built-releases.ts";
import { type PublishResult, publish } from "../publish.ts";
import { type CommonOptions, openFor } from "./options.ts";
import { print } from "./print.ts";

/** `pnpm releases publish` */
export async function publishCommand(
  settings: Settings,
  name: string,
  id: string | undefined,
  options: CommonOptions & { from?: string },
): Promise<void> {
  const releases = openFor(settings, options, name);
  const result = await publish(releases, await findBuiltRelease(name, id, options));
  print(options, result, describePublish(result));
}

/** Builds the current sources of a package and publishes the release. @returns its id */
export async function buildAndPublish(
  settings: Settings,
  name: string,
  options: CommonOptions,
): Promise<{ id: string; lines: string[] }> {
  const releases = openFor(settings, options, name);
  const start = performance.now();
  const { id, folder, built } = await buildSources(name);
  const result = await publish(releases, await findBuiltRelease(name, id));
  const line = built
    ? `Built ${name} ${id} in ${secondsSince(start)}.`
    : `${name} ${id} is built already: ${folder}.`;
  return { id, lines: [line, describePublish(result)] };
}

const describePublish = ({ name, id, version, location, by, at, isNew }: PublishResult): string =>
  isNew
    ? `Published ${name} ${id} (version ${version}) to ${location} as ${by}.`
    : `${name} ${id} is published already: by ${by} at ${at}.`;
