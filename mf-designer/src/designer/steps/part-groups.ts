import type { PartKind } from "@ligate/contract/catalog/constants";
import { joinWithOr } from "@ligate/contract/common/format-list";
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

/** Whether the selected option cannot be made with the other choices. */
export const isBlocked = (options: readonly PartOption[], selectedName: string): boolean =>
  options.some(
    ({ name, enabled, conflict }) => name === selectedName && (!enabled || conflict !== undefined),
  );

/**
 * Lists the reasons against options. Options whose reasons differ only by their names share one. For a design that cannot
 * be made, conflicts are left out, because the verdict shows the reason.
 */
export function toReasons(
  field: string,
  options: readonly PartOption[],
  hasConflicts: boolean,
): OptionReason[] {
  const reasons = new Map<string, OptionReason>();
  for (const { name, enabled, reason = "", conflict } of options) {
    const text = enabled ? hasConflicts && conflict : reason;
    if (typeof text !== "string") continue;
    const template = text.replaceAll(wholeWord(name), NAME);
    const known = reasons.get(template);
    if (known) known.names.push(name);
    else
      reasons.set(template, {
        id: `${field}-${reasons.size}`,
        names: [name],
        text: template,
        isConflict: enabled,
      });
  }
  return [...reasons.values()].map((reason) => ({
    ...reason,
    text: reason.text.replaceAll(NAME, joinWithOr(reason.names)),
  }));
}

/** Stands for the names of the options in a reason. */
const NAME = "\0";

const wholeWord = (name: string) => new RegExp(`(?<![\\w-])${escapeName(name)}(?![\\w-])`, "g");

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
