import type { Settings } from "@ligate/contract/settings/settings";
import { minutes } from "../list.ts";
import { createPreview, type PreviewResult } from "../preview.ts";
import { readCandidate } from "./activate-command.ts";
import { type CommonOptions, openFor, parseDuration, parseTarget, print } from "./options.ts";

export interface PreviewCommandOptions extends CommonOptions {
  for: string;
}

/** `pnpm releases preview` @param texts `<package>@<id>`; without an id, the release of the current sources */
export async function previewCommand(
  settings: Settings,
  texts: readonly string[],
  options: PreviewCommandOptions,
): Promise<void> {
  const { PREVIEW_URL: url, PREVIEW_KEY: key } = settings;
  if (!url || !key)
    throw new Error("There are no previews: set PREVIEW_URL and PREVIEW_KEY as the gateways do.");
  const targets = texts.map(parseTarget);
  const releases = await openFor(settings, options, ...targets.map(({ name }) => name));
  const candidates = [];
  for (const target of targets) candidates.push(await readCandidate(releases, target));
  const result = await createPreview(releases, candidates, { url, key, validMs: parseDuration(options.for) });
  for (const warning of result.warnings) console.error(`Warning: ${warning}`);
  print(options, result, describe(result));
}

const describe = ({ title, link, expires }: PreviewResult): string =>
  `${title}, until ${minutes(expires)} UTC:\n${link}`;
