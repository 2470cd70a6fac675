import type { CodePParameters } from "@ligate/contract/design";
import type { PartKind } from "@ligate/contract/product";
import type { Described } from "./described.ts";

interface PartOption extends Described {
  enabled: boolean;
}

/** A section of the structure map: the options of one kind of part, and the field that they decide. */
export interface PartGroup {
  legend: string;
  kind: PartKind;
  field: "promoterName" | "proteinTagName" | "fluoresceneMarkerName" | "selectionMarkerName";
  options: PartOption[];
}

export function partGroups({
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
