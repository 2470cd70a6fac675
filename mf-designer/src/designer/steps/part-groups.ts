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

/** Whether the design as chosen cannot be made. */
export const isBlocked = (options: readonly PartOption[], selectedName: string): boolean =>
  options.some(
    ({ name, enabled, conflict }) => name === selectedName && (!enabled || conflict !== undefined),
  );

/**
 * The reasons against options. Options whose reasons differ in their names only share one. A design that cannot be made
 * has its reason elsewhere, so conflicts are left out then.
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
    text: reason.text.replaceAll(NAME, alternatives(reason.names)),
  }));
}

/** Stands for the names of the options in a reason. */
const NAME = "\0";

const wholeWord = (name: string) => new RegExp(`(?<![\\w-])${escapeName(name)}(?![\\w-])`, "g");

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const alternatives = (names: string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${names.at(-1)}` : names.join("");
