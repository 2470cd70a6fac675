import type { PlasmidPart } from "@ligate/contract/catalog/product-schemas";
import type { SpecificationField } from "@ligate/contract/specification/constants";
import { vectors } from "../data/design-data.ts";
import type { Design } from "../design.ts";
import { PROTEINS } from "../plasmids/features/content-features.ts";
import { RELEASE_NAMES } from "../plasmids/features/repeated-features.ts";
import { buildPlasmids } from "../plasmids/plasmids.ts";
import type { SpecifiedParts } from "./specified-parts.ts";

const JOINTS = [...RELEASE_NAMES, "Linker"];

/** Whether the plasmids of a design fuse the sequence of a field to its neighbors, and translate it; `undefined` for fields that are not part of a plasmid. */
export function findReadingContext(field: SpecificationField, design: Design, specified?: SpecifiedParts) {
  const isOfField = isPartOfField(field);
  if (!isOfField) return undefined;
  for (const { parts } of buildPlasmids(design, specified)) {
    const at = parts.findIndex(isOfField);
    const part = parts[at];
    if (part) return toReadingContext(part, parts[at - 1], parts[at + 1]);
  }
  return undefined;
}

function isPartOfField(field: SpecificationField): ((part: PlasmidPart) => boolean) | undefined {
  if (field === "insert") return ({ name }) => name === vectors.insert.name;
  const kind = field.replace(/^custom_/, "");
  return kind === field ? undefined : (part) => part.kind === kind && part.name.startsWith("Custom");
}

/** Custom parts are proteins; an insert is translated where its neighbors are. A tag has no end of its own. */
function toReadingContext(
  part: PlasmidPart,
  before: PlasmidPart | undefined,
  after: PlasmidPart | undefined,
) {
  const is_expressed = before?.kind === "promoter" || before?.name.startsWith("Kozak");
  const is_fused = part.kind === "tag" || before?.kind === "tag" || isJoined(after);
  const is_in_frame = is_fused || part.kind !== "effector" || isJoined(before);
  return { is_fused, is_in_frame, ...(part.name === vectors.insert.name && { is_expressed }) };
}

const isJoined = (part: PlasmidPart | undefined): boolean =>
  part !== undefined && (PROTEINS.includes(part.kind) || JOINTS.includes(part.name));
