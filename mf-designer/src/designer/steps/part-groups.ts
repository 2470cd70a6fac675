import type { PartKind } from "@ligate/contract/catalog/constants";
import type { CodePParameters } from "@ligate/contract/design/schemas";
import type { DescribedOption } from "./step-props.ts";

interface PartOption extends DescribedOption {
  enabled: boolean;
}

/** The options of one part kind, and the field of the design that they set. */
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
      options: promoters.map((each) => option(each.promoter_name, each)),
    },
    {
      legend: "Protein tag",
      kind: "tag",
      field: "proteinTagName",
      options: protein_tags.map((each) => option(each.protein_tag_name, each, each.enabled)),
    },
    {
      legend: "Fluorescence marker",
      kind: "fluorescence",
      field: "fluoresceneMarkerName",
      options: fluorescene_markers.map((each) => option(each.fluorescene_marker_name, each)),
    },
    {
      legend: "Selection marker",
      kind: "selection",
      field: "selectionMarkerName",
      options: selection_markers.map((each) => option(each.selection_marker_name, each)),
    },
  ];
}
