import type { Enzyme } from "@ligate/contract/sequences/enzymes";
import { findSites, type Site } from "@ligate/contract/sequences/find-sites";

export interface CutSite extends Site {
  enzyme: Enzyme;
  /** The strand with the numbering of the plasmid is cut after this base. */
  cut_bp: number;
}

/** The cuts of an enzyme in the known bases of a plasmid. */
export interface EnzymeCuts {
  enzyme: Enzyme;
  sites: CutSite[];
}

/**
 * Where enzymes cut a circular plasmid, also across its origin. Only known bases are searched: an enzyme may cut in the
 * others as well.
 */
export const findCutSites = (bases: string, enzymes: readonly Enzyme[]): EnzymeCuts[] =>
  enzymes.map((enzyme) => ({
    enzyme,
    sites: findSites(bases, enzyme.site).map((site) => ({
      ...site,
      enzyme,
      cut_bp: cutPosition(site, enzyme, bases.length),
    })),
  }));

function cutPosition({ from, strand }: Site, { site, cuts }: Enzyme, total: number): number {
  // On the other strand, the enzyme cuts backwards from the end of the site.
  const offset = strand === 1 ? cuts[0] : site.length - cuts[1];
  return ((((from - 2 + offset) % total) + total) % total) + 1;
}

export type ShownCuts = "unique" | "all" | "none";

/** A cut that is drawn. */
export interface ShownCut extends CutSite {
  /** The enzyme cuts the known bases nowhere else. */
  isUnique: boolean;
}

/** The cuts to draw, in order of position. */
export const selectCuts = (cuts: readonly EnzymeCuts[], shown: ShownCuts): ShownCut[] =>
  cuts
    .filter(({ sites }) => shown === "all" || (shown === "unique" && sites.length === 1))
    .flatMap(({ sites }) => sites.map((site) => ({ ...site, isUnique: sites.length === 1 })))
    .sort((a, b) => a.cut_bp - b.cut_bp);
