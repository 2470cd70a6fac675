import type { CutSite } from "./cut-sites.ts";
import { type Range, rangeLength } from "./ranges.ts";

/** A fragment of a digest: its bases on the strand with the numbering of the plasmid, and the enzymes that cut its ends. */
export interface Fragment extends Range {
  length: number;
  enzymes: [left: string, right: string];
}

/**
 * The fragments of a circular plasmid that enzymes cut, the largest first: one more cut, one more fragment. Enzymes that cut
 * at the same position count once. Without a cut there are none: the plasmid stays a circle.
 * @param total length of the plasmid in bp
 */
export function digest(total: number, cuts: readonly CutSite[]): Fragment[] {
  const byPosition = new Map(cuts.map((cut) => [cut.cut_bp, cut.enzyme.name]));
  const positions = [...byPosition.keys()].sort((a, b) => a - b);
  return positions
    .map((start, i): Fragment => {
      const end = positions[(i + 1) % positions.length] ?? start;
      const range = { from: (start % total) + 1, to: end };
      const enzymes = [byPosition.get(start) ?? "", byPosition.get(end) ?? ""] as Fragment["enzymes"];
      return { ...range, length: rangeLength(range, total), enzymes };
    })
    .sort((a, b) => b.length - a.length);
}
