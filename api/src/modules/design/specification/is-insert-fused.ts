import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { plasmidsOf } from "../plasmids/plasmids.ts";

/** Whether the insert of a knock-in is translated together with its neighbours: a tag, or a marker behind a 2A peptide. */
export function isInsertFused(design: Design): boolean {
  return plasmidsOf(design).some(({ parts }) => {
    const at = parts.findIndex(({ name }) => name === vectors.insert.name);
    if (at < 0) return false;
    const [before, after] = [parts[at - 1], parts[at + 1]];
    return before?.kind === "tag" || after?.kind === "tag" || (after ? FUSIONS.includes(after.name) : false);
  });
}

const FUSIONS = ["P2A", "Linker"];
