import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { findConflicts } from "../gate/static-checks.ts";
import {
  LONGEST_PREVIEW_MS,
  PREVIEW_PATH,
  previewTitle,
  signPreviewLink,
} from "../repository/preview-link.ts";
import { manifestIntegrity } from "../repository/release-folder.ts";
import { readActiveReleases, readLogs } from "./active-releases.ts";
import type { Releases } from "./open-releases.ts";

/** A gateway refuses longer addresses. */
const LONGEST_PATH = 2_048;

export interface PreviewResult {
  link: string;
  /** ISO 8601. */
  expires: string;
  /** Such as `Preview of mf-catalog 0123456789ab (built from 89abcde)`. */
  title: string;
  /** One sentence per conflict with the active releases. A preview is for trying, so they do not prevent it. */
  warnings: string[];
}

/**
 * Creates a link at which one browser sees published releases in place of the active ones.
 * @param url PREVIEW_URL @param key PREVIEW_KEY
 * @throws a sentence if a package is named twice, or if the link would be valid for too long
 */
export async function createPreview(
  releases: Releases,
  candidates: readonly ReleaseOnDisk[],
  { url, key, validMs }: { url: string; key: string; validMs: number },
): Promise<PreviewResult> {
  const names = candidates.map(({ release }) => release.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`${twice} is named twice. A preview has one release of a package.`);
  if (validMs > LONGEST_PREVIEW_MS)
    throw new Error("A preview ends after 7d at the latest. Choose a shorter --for.");
  const active = await readActiveReleases(releases, await readLogs(releases, names), names);
  const expires = Date.now() + validMs;
  const pinned = candidates.map(async ({ release: { name, id }, folder }) => ({
    ...{ name, id, integrity: await manifestIntegrity(folder) },
  }));
  const content = { environment: releases.environment, expires, releases: await Promise.all(pinned) };
  const path = PREVIEW_PATH + signPreviewLink(content, key);
  if (path.length > LONGEST_PATH)
    throw new Error(
      "The link would have more than 2,048 characters, which gateways refuse. Name fewer packages.",
    );
  return {
    link: new URL(path, url).href,
    expires: new Date(expires).toISOString(),
    title: previewTitle(candidates.map(({ release }) => release)),
    warnings: findConflicts({ candidates, active }),
  };
}
