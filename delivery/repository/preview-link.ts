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
  return `${content}.${sign(content, key).toString("base64url")}`;
}

/** Reads a token, also an expired one; `undefined` if it was not signed with the key. */
export function readPreviewLink(token: string, key: string): PreviewLink | undefined {
  const [content = "", signature = "", ...others] = token.split(".");
  const [expected, actual] = [sign(content, key), Buffer.from(signature, "base64url")];
  const isGenuine = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isGenuine || others.length > 0) return undefined;
  return PreviewLink.parse(JSON.parse(Buffer.from(content, "base64url").toString()));
}

const sign = (content: string, key: string): Buffer => createHmac("sha256", key).update(content).digest();
