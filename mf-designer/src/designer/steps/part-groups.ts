import type { PartKind } from "@ligate/contract/catalog/constants";
import type { CodePParameters, Promoter } from "@ligate/contract/design/schemas";
import type { OptionReason } from "../options/option-reasons.tsx";
import type { DescribedOption } from "./step-props.ts";

type PartChoice = Pick<Promoter, "description" | "enabled" | "reason" | "conflict" | "effect">;
export type PartOption = DescribedOption & PartChoice;

/** The options of a part kind, and the field of the design that a selection sets. */
export interface PartGroup {
  legend: string;
  kind: PartKind;
  field: "promoterName" | "proteinTagName" | "fluoresceneMarkerName" | "selectionMarkerName";
  options: PartOption[];
}

export function toPartGroups({
  promoters,
  protein_tags,
  fluorescene_markers,
  selection_markers,
}: CodePParameters): PartGroup[] {
  return [
    {
      legend: "Promoter",
      kind: "promoter",
      field: "promoterName",
      options: promoters.map((part) => ({ ...part, name: part.promoter_name })),
    },
    {
      legend: "Protein tag",
      kind: "tag",
      field: "proteinTagName",
      options: protein_tags.map((part) => ({ ...part, name: part.protein_tag_name })),
    },
    {
      legend: "Fluorescence marker",
      kind: "fluorescence",
      field: "fluoresceneMarkerName",
      options: fluorescene_markers.map((part) => ({ ...part, name: part.fluorescene_marker_name })),
    },
    {
      legend: "Selection marker",
      kind: "selection",
      field: "selectionMarkerName",
      options: selection_markers.map((part) => ({ ...part, name: part.selection_marker_name })),
    },
  ];
}

/** The reasons against options, each with the names of the options that share it. */
export function toReasons(field: string, options: readonly PartOption[]): OptionReason[] {
  const reasons = new Map<string, OptionReason>();
  for (const { name, enabled, reason, conflict } of options) {
    const text = enabled ? conflict : (reason ?? "");
    if (text === undefined) continue;
    const known = reasons.get(text);
    if (known) known.names.push(name);
    else reasons.set(text, { id: `${field}-${reasons.size}`, names: [name], text, isConflict: enabled });
  }
  return [...reasons.values()];
}
