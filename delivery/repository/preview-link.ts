import { createHmac, timingSafeEqual } from "node:crypto";
import { formatCommit, type Release } from "@ligate/build/release-format/release";
import { z } from "zod";
import { ENVIRONMENTS, LogEntry } from "./release-repository.ts";

/** A release that a preview shows in place of the active one. */
export const PinnedRelease = z.object({
  name: z.string(),
  id: LogEntry.shape.release,
  /** SHA-384 of its release.json, so that the link determines every byte that is served. */
  integrity: LogEntry.shape.integrity,
});
export type PinnedRelease = z.infer<typeof PinnedRelease>;

/** `prune` may remove a release that was published before its age limit, so links are short-lived. */
export const LONGEST_PREVIEW_MS = 7 * 86_400_000;
/** The clocks of the operator's machine and of a gateway may differ by this time. */
const CLOCK_DIFFERENCE_MS = 300_000;

/** The content of a link to a preview (decision 111). */
export const PreviewLink = z.object({
  environment: z.enum(ENVIRONMENTS),
  /** Milliseconds since 1970. */
  expires: z.int(),
  releases: z.array(PinnedRelease).min(1),
});
export type PreviewLink = z.infer<typeof PreviewLink>;

/** `Preview of mf-catalog 0123456789ab (built from 89abcde)`, with an "and" between several releases. */
export function previewTitle(releases: Pick<Release, "name" | "id" | "origin">[]): string {
  const titles = releases.map(({ name, id, origin }) => {
    const commit = formatCommit(origin);
    return `${name} ${id}${commit ? ` (built from ${commit})` : ""}`;
  });
  return `Preview of ${titles.join(" and ")}`;
}

/** Where a gateway answers a link, relative to PREVIEW_URL. The token follows. */
export const PREVIEW_PATH = "/preview/";

/** The token of a link. @param key PREVIEW_KEY, which signs nothing else */
export function signPreviewLink(link: PreviewLink, key: string): string {
  const content = Buffer.from(JSON.stringify(link)).toString("base64url");
  return `${content}.${sign(content, key)}`;
}

/**
 * Reads a token, also an expired one; `undefined` if it was not signed with the key, has another format, or is valid for
 * longer than seven days. The signature is compared as text, so that a link has one spelling.
 */
export function readPreviewLink(token: string, key: string, now = Date.now()): PreviewLink | undefined {
  const [content = "", signature = "", ...others] = token.split(".");
  const [expected, actual] = [Buffer.from(sign(content, key)), Buffer.from(signature)];
  const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isGenuine || others.length > 0) return undefined;
  const { data } = PreviewLink.safeParse(JSON.parse(Buffer.from(content, "base64url").toString()));
  const isTooLong = data && data.expires - now > LONGEST_PREVIEW_MS + CLOCK_DIFFERENCE_MS;
  return isTooLong ? undefined : data;
}

const sign = (content: string, key: string): string =>
  createHmac("sha256", key).update(content).digest("base64url");
