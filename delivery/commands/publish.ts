import type { ReleaseOnDisk } from "../gate/release-change.ts";
import type { Releases } from "./open-releases.ts";

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
