import type { Release } from "@ligate/build/release-format/release";
import { matchesAddress } from "@ligate/contract/remotes/route-ownership";
import { formatTitle, type ReleaseChange, releasesAfter, replacedRelease } from "../release-change.ts";
import { overlaps } from "./addresses.ts";

/**
 * Checks that links between releases lead to a page: a candidate keeps the pages to which other releases link, and has no
 * new link to a page that no release has.
 * @returns one sentence per link
 */
export function checkLinks(change: ReleaseChange): string[] {
  const releases = releasesAfter(change).map(({ release }) => release);
  const answered = releases.flatMap(listTargets);
  return change.candidates.flatMap(({ release: candidate }) => {
    const replaced = replacedRelease(change, candidate.name)?.release;
    if (!replaced) return [];
    return [...lostLinks(candidate, replaced), ...deadLinks(candidate, replaced)];
  });

  function lostLinks(candidate: Release, replaced: Release): string[] {
    const before = listTargets(replaced);
    const leadsTo = (targets: string[], link: string) =>
      targets.some((target) => matchesAddress(target, link));
    return releases
      .filter(({ name }) => name !== candidate.name)
      .flatMap((other) =>
        listLinks(other)
          .filter((link) => leadsTo(before, link) && !leadsTo(answered, link))
          .map(
            (link) =>
              `${formatTitle(candidate)} has no page at ${link}, to which ${formatTitle(other)} links. ` +
              `Keep the page, or redirect from its address in ${candidate.name}/src/routes.ts, ` +
              `until a release of ${other.name} without the link is active.`,
          ),
      );
  }

  function deadLinks({ links, ...candidate }: Release, replaced: Release): string[] {
    if (!links || !replaced.links) return [];
    const known = listLinks(replaced);
    return links.certain
      .filter((link) => !known.includes(link) && !answered.some((target) => overlaps(target, link)))
      .map(
        (link) =>
          `${formatTitle(candidate)} links to ${link}, where no active release has a page. ` +
          "Correct the link, or activate a release that has the page first, or both together with --with.",
      );
  }
}

const listLinks = ({ links }: Release): string[] => (links ? [...links.certain, ...links.possible] : []);

/** Patterns of the addresses at which a release has a page or redirects, without areas such as `/profile/*`. */
const listTargets = ({ addresses, redirects, pages }: Release): string[] =>
  [...addresses, ...redirects, ...Object.values(pages).map(({ path }) => path)].filter(
    (path) => !path.endsWith("*"),
  );
