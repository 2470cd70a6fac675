import { matrix } from "./data/design-data.ts";
import { type Design, DesignError, NONE } from "./design.ts";
import { areCompatible } from "./plasmids/bacterial-marker.ts";
import { cargoProblem } from "./plasmids/cargo.ts";
import { plasmidsOf } from "./plasmids/plasmids.ts";

/**
 * Returns the design if it can be made.
 * @throws DesignError with the reason, and the part to remove if the insert is too large
 */
export function checkDesign(design: Design): Design {
  const problem = designProblem(design);
  if (problem) throw new DesignError(problem);
  return design;
}

/** The reason why a design cannot be made, as a sentence for the customer. */
export function designProblem(design: Design): string | undefined {
  return (
    unofferedPart(design) ?? missingTagOrMarker(design) ?? unusedPromoter(design) ?? cargoProblem(design)
  );
}

/** Checks that the matrix offers the pair and each of its parts. */
function unofferedPart({ fn, structure, ...parts }: Design): string | undefined {
  const row = matrix[fn.code];
  const promoters = row?.offered[structure.symbol];
  const kit = `${fn.name} in ${structure.name}`;
  if (!promoters) return `${kit} is not offered. ${row?.notOffered[structure.symbol] ?? ""}`.trim();
  const { promoter, tag, selection, bacterial } = parts;
  const notAvailableWith = (name: string) => `${kit} does not come with ${name}.`;
  if (!promoters.includes(promoter.code)) return notAvailableWith(`the promoter ${promoter.name}`);
  if (!row.tags.includes(tag.code)) return notAvailableWith(`the protein tag ${tag.name}`);
  if (!structure.selection.includes(selection.code))
    return notAvailableWith(`the selection marker ${selection.name}`);
  if (!structure.bacterial.includes(bacterial.code))
    return notAvailableWith(`the bacterial marker ${bacterial.name}`);
  if (!areCompatible(bacterial, selection)) {
    return `${bacterial.name} does not go with ${selection.name}: ${bacterial.incompatibleWith[selection.code]}.`;
  }
  return undefined;
}

/** Tagging kits need a tag or a fluorophore. */
function missingTagOrMarker(design: Design): string | undefined {
  const { needs = [] } = matrix[design.fn.code] ?? {};
  if (needs.length === 0 || needs.some((part) => design[part].code !== NONE)) return undefined;
  return `${design.fn.name} needs a protein tag or a fluorescence marker.`;
}

/** Rejects a promoter that drives no feature. */
function unusedPromoter(design: Design): string | undefined {
  const { promoter, fn } = design;
  const isUnused = plasmidsOf(design).some(({ parts }) =>
    parts.some(
      ({ kind }, i) =>
        kind === "promoter" && ["repeat", "regulatory"].includes(parts[i + 1]?.kind ?? "repeat"),
    ),
  );
  if (!isUnused) return undefined;
  return `${promoter.name} would drive nothing in ${fn.name}: add a fluorescence marker or a selection marker, or choose Endogenous.`;
}
