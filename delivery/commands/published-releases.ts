import type { ReleaseOnDisk } from "../gate/release-change.ts";
import { readRelease } from "../repository/release-folder.ts";
import type { PublishedRelease } from "../repository/release-repository.ts";
import { assertPackage, type Releases } from "./open-releases.ts";

const MAX_LISTED = 8;

/** @throws a sentence if the package or the release does not exist */
export async function findPublished(releases: Releases, name: string, id: string): Promise<PublishedRelease> {
  await assertPackage(releases, name);
  const published = await releases.repository.listReleases(name);
  const found = published.find((release) => release.id === id);
  if (found) return found;
  const ids = published.map((release) => release.id);
  const more = ids.length > MAX_LISTED ? ", …" : "";
  throw new Error(
    `${name} has no published release ${id}. Published are ${ids.slice(0, MAX_LISTED).join(", ") || "none"}${more}. ` +
      `If it is built here, publish it: pnpm releases publish ${name} ${id}`,
  );
}

/** The files of a published release, verified. @throws a sentence if there is no such release, or if it is damaged */
export async function readPublished(releases: Releases, name: string, id: string): Promise<ReleaseOnDisk> {
  await findPublished(releases, name, id);
  const folder = await releases.local.folderOf(name, id);
  return { release: await readRelease(folder), folder };
}

export interface PublishResult {
  name: string;
  id: string;
  version: string;
  /** The folder or registry. */
  location: string;
  /** The account. */
  by: string;
  /** ISO 8601. */
  at: string;
  /** `false` if the release had been published before. */
  isNew: boolean;
}

/** Publishes a built release. A release that has been published stays as it is. */
export async function publish(
  { repository }: Releases,
  { release, folder }: ReleaseOnDisk,
): Promise<PublishResult> {
  const { name, id, version } = release;
  const isNew = await repository.publish(release, folder);
  const published = (await repository.listReleases(name)).find((one) => one.id === id);
  if (!published)
    throw new Error(`${repository.location} does not list ${name} ${id} after its publication.`);
  const { by, publishedAt } = published;
  return { name, id, version, location: repository.location, by, at: publishedAt, isNew };
}
