import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import type { Stated } from "../plasmids/plasmid-features.ts";
import { plasmidsOf } from "../plasmids/plasmids.ts";

const PROTEINS = ["tag", "effector", "fluorescence", "selection"];
const JOINTS = [vectors.separator, "Linker"];

/** How the plasmids of a design read the sequence of a field; `undefined` for fields that are no part of a plasmid. */
export function howRead(field: SpecificationField, design: Design, stated?: Stated) {
  const isSpecified = featureOf(field);
  if (!isSpecified) return undefined;
  for (const { parts } of plasmidsOf(design, stated)) {
    const at = parts.findIndex(isSpecified);
    const part = parts[at];
    if (part) return readingOf(part, parts[at - 1], parts[at + 1]);
  }
  return undefined;
}

function featureOf(field: SpecificationField): ((part: PlasmidPart) => boolean) | undefined {
  if (field === "insert") return ({ name }) => name === vectors.insert.name;
  const kind = field.replace(/^custom_/, "");
  return kind === field ? undefined : (part) => part.kind === kind && part.name.startsWith("Custom");
}

/** Custom parts are proteins; an insert is translated where its neighbors are. A tag has no end of its own. */
function readingOf(part: PlasmidPart, before: PlasmidPart | undefined, after: PlasmidPart | undefined) {
  const is_fused = part.kind === "tag" || before?.kind === "tag" || isJoined(after);
  return { is_fused, is_in_frame: is_fused || part.kind !== "effector" || isJoined(before) };
}

const isJoined = (part: PlasmidPart | undefined): boolean =>
  part !== undefined && (PROTEINS.includes(part.kind) || JOINTS.includes(part.name));
