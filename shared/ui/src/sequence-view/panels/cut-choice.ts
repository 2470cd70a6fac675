import type { CutSite, EnzymeCuts } from "../bases/cut-sites.ts";

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
