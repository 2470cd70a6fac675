import type { PartKind } from "@ligate/contract/catalog/constants";
import type { CodePParameters } from "@ligate/contract/design/schemas";
import type { DescribedOption } from "./step-props.ts";

interface PartOption extends DescribedOption {
  enabled: boolean;
}

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
  const option = (name: string, { description }: { description: string }, enabled = true) => ({
    name,
    description,
    enabled,
  });
  return [
    {
      legend: "Promoter",
      kind: "promoter",
      field: "promoterName",
      options: promoters.map((part) => option(part.promoter_name, part)),
    },
    {
      legend: "Protein tag",
      kind: "tag",
      field: "proteinTagName",
      options: protein_tags.map((part) => option(part.protein_tag_name, part, part.enabled)),
    },
    {
      legend: "Fluorescence marker",
      kind: "fluorescence",
      field: "fluoresceneMarkerName",
      options: fluorescene_markers.map((part) => option(part.fluorescene_marker_name, part)),
    },
    {
      legend: "Selection marker",
      kind: "selection",
      field: "selectionMarkerName",
      options: selection_markers.map((part) => option(part.selection_marker_name, part)),
    },
  ];
}
