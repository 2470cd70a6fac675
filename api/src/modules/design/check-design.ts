import { matrix } from "./data/design-data.ts";
import { type Design, DesignError, NONE } from "./design.ts";
import { fits } from "./plasmids/bacterial-marker.ts";
import { refusal } from "./plasmids/cargo.ts";
import { plasmidsOf } from "./plasmids/plasmids.ts";

/**
 * The same design, if it can be made.
 * @throws DesignError with the reason, and the part to drop where the vector cannot carry it
 */
export function checkDesign(design: Design): Design {
  const complaint = complaintAbout(design);
  if (complaint) throw new DesignError(complaint);
  return design;
}

/** What keeps a design from being made, in a sentence for the designer. */
export function complaintAbout(design: Design): string | undefined {
  return notOffered(design) ?? nothingToAdd(design) ?? idlePromoter(design) ?? refusal(design);
}

/** Whether a design is of offered parts only. */
function notOffered({ fn, structure, ...parts }: Design): string | undefined {
  const row = matrix[fn.code];
  const promoters = row?.offered[structure.symbol];
  const kit = `${fn.name} in ${structure.name}`;
  if (!promoters) return `${kit} is not offered. ${row?.notOffered[structure.symbol] ?? ""}`.trim();
  const { promoter, tag, selection, bacterial } = parts;
  const isNot = (name: string) => `${kit} does not come with ${name}.`;
  if (!promoters.includes(promoter.code)) return isNot(`the promoter ${promoter.name}`);
  if (!row.tags.includes(tag.code)) return isNot(`the protein tag ${tag.name}`);
  if (!structure.selection.includes(selection.code)) return isNot(`the selection marker ${selection.name}`);
  if (!structure.bacterial.includes(bacterial.code)) return isNot(`the bacterial marker ${bacterial.name}`);
  if (!fits(bacterial, selection)) {
    return `${bacterial.name} does not go with ${selection.name}: ${bacterial.notWith[selection.code]}.`;
  }
  return undefined;
}

/** A kit that adds a tag or a fluorophore needs one to add. */
function nothingToAdd(design: Design): string | undefined {
  const { needs = [] } = matrix[design.fn.code] ?? {};
  if (needs.length === 0 || needs.some((part) => design[part].code !== NONE)) return undefined;
  return `${design.fn.name} needs a protein tag or a fluorescence marker.`;
}

/** A promoter of the kit that nothing follows would cost room and do nothing. */
function idlePromoter(design: Design): string | undefined {
  const { promoter, fn } = design;
  const isIdle = plasmidsOf(design).some(({ parts }) =>
    parts.some(
      ({ kind }, i) =>
        kind === "promoter" && ["repeat", "regulatory"].includes(parts[i + 1]?.kind ?? "repeat"),
    ),
  );
  if (!isIdle) return undefined;
  return `${promoter.name} would drive nothing in ${fn.name}: add a fluorescence marker or a selection marker, or choose Endogenous.`;
}
