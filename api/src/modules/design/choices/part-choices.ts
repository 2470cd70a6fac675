import { toDollars } from "@ligate/contract/common/money";
import type { DesignRange, PartEffect } from "@ligate/contract/design/schemas";
import type { FunctionType, Part, Structure } from "../data/design-schema.ts";
import type { Campaign } from "../data/price-schema.ts";
import { type Design, DesignError } from "../design.ts";
import { cargoLevel } from "../plasmids/assemblies.ts";
import { insertBp } from "../plasmids/insert-size.ts";
import { campaignsOn } from "../pricing/campaigns.ts";
import { formatRows, lowestPriceCents } from "../pricing/format-rows.ts";
import type { Target } from "../target.ts";
import { functionProblem } from "../targets/function-problem.ts";
import { type Completion, listCompletions } from "./completions.ts";
import { designRange, joinRanges } from "./design-range.ts";
import { openTargets } from "./open-targets.ts";
import { partConflict, partReason } from "./part-reasons.ts";
import {
  ALL_PARTS,
  type ChosenParts,
  hasParts,
  offeredParts,
  SLOTS,
  type Slot,
  withPart,
} from "./part-slots.ts";
import { structureChoice } from "./structure-choice.ts";

/** Whether a part can be chosen, and what it changes. */
export interface PartChoice {
  enabled: boolean;
  reason?: string;
  conflict?: string;
  effect?: PartEffect;
}

/** All parts with their choices, the offered ones first, and the range that the chosen parts leave open. */
export type PartChoices = Record<Slot, { part: Part; choice: PartChoice }[]> & { range: DesignRange };

/**
 * The parts of a pair, for a target if one is chosen. Ignores chosen parts that are not enabled.
 * @throws DesignError with the reason if no design of the pair can be made for the target
 */
export function partChoices(
  fn: FunctionType,
  structure: Structure,
  chosenParts: ChosenParts,
  target?: Target,
): PartChoices {
  const pair = pairCompletions(fn, structure, target);
  const chosen = withoutDisabled(pair, chosenParts);
  const range = rangeWithParts(pair, chosen);
  if (!range) throw new DesignError(refusal(fn, structure, target));
  const choiceOf = createChoices(pair, chosen);
  const choices = (slot: Slot) => {
    const offered: Part[] = offeredParts(fn, structure)[slot];
    const others = ALL_PARTS[slot].filter((part) => !offered.includes(part));
    return [...offered, ...others].map((part) => ({ part, choice: choiceOf(slot, part) }));
  };
  return {
    promoter: choices("promoter"),
    tag: choices("tag"),
    fluorescence: choices("fluorescence"),
    selection: choices("selection"),
    range,
  };
}

function refusal(fn: FunctionType, structure: Structure, target?: Target): string {
  const choice = structureChoice(fn, structure, target);
  return `${fn.name} in ${structure.name} is not offered. ${choice.enabled ? "" : choice.reason}`.trim();
}

function withoutDisabled({ all }: PairCompletions, chosen: ChosenParts): ChosenParts {
  const enabled = SLOTS.filter(
    (slot) => chosen[slot] && all.some(({ design }) => design[slot] === chosen[slot]),
  );
  return Object.fromEntries(enabled.map((slot) => [slot, chosen[slot]]));
}

const replaceParts = (design: Design, chosen: ChosenParts): Design =>
  SLOTS.reduce((changed, slot) => withPart(changed, slot, chosen[slot] ?? changed[slot]), design);

/** A function that returns the choice of each part, compared with the design as chosen so far. */
function createChoices(pair: PairCompletions, chosen: ChosenParts) {
  const campaigns = campaignsOn();
  const [first] = pair.byTarget;
  const defaults = first?.completions[0]?.design;
  if (!first || !defaults) throw new Error("The pair has no designs.");
  const { target, completions } = first;
  const find = (parts: ChosenParts) => completions.find(({ design }) => hasParts(design, parts))?.design;
  const priced = (design: Design) => pricedDesign({ ...design, target }, campaigns);
  const soFar = find(chosen) ?? replaceParts(defaults, chosen);
  const before = priced(soFar);

  return (slot: Slot, part: Part): PartChoice => {
    const { fn, structure } = soFar;
    if (!pair.all.some(({ design }) => design[slot] === part)) {
      return { enabled: false, reason: partReason(fn, structure, target, { slot, part }) };
    }
    const changed = withPart(soFar, slot, part);
    const conflict = partConflict(pair.all, { slot, part }, chosen, { ...changed, target });
    const possible = conflict ? changed : (find(changed) ?? find({ ...chosen, [slot]: part }) ?? changed);
    const plain = before.cents === null ? priced(withPart(soFar, slot, defaults[slot])) : before;
    return {
      enabled: true,
      ...(conflict && { conflict }),
      effect: partEffect(priced(possible), before, plain),
    };
  };
}

/** A design with the figures that effects compare. */
interface PricedDesign {
  cents: number | null;
  insertBp: number;
  level: PartEffect["level"];
}

function pricedDesign(design: Design, campaigns: Campaign[]): PricedDesign {
  const bp = insertBp(design);
  const cents = lowestPriceCents(formatRows(design, { insertBp: bp, campaigns }));
  return { cents, insertBp: bp, level: cargoLevel(design.structure, bp) };
}

/**
 * The differences between a design with another part and the design before.
 * @param before the design as chosen so far
 * @param plain the same without the part, whose price counts if the design as chosen so far has none
 */
function partEffect(after: PricedDesign, before: PricedDesign, plain: PricedDesign): PartEffect {
  const cents = before.cents ?? plain.cents;
  return {
    price: after.cents === null || cents === null ? null : toDollars(after.cents - cents),
    insert_bp: after.insertBp - before.insertBp,
    level: after.level,
  };
}

/** The designs of a pair that can be made, by target. Without a target, those of every kind of target. */
interface PairCompletions {
  all: Completion[];
  byTarget: { target: Target; completions: Completion[] }[];
}

function pairCompletions(fn: FunctionType, structure: Structure, target?: Target): PairCompletions {
  const targets = (target ? [target] : openTargets(fn)).filter((each) => !functionProblem(fn, each));
  const byTarget = targets
    .map((each) => ({ target: each, completions: listCompletions(fn, structure, each) }))
    .filter(({ completions }) => completions.length > 0);
  return { all: byTarget.flatMap(({ completions }) => completions), byTarget };
}

/** The range of the designs with the chosen parts; of all designs if none has them all. */
function rangeWithParts({ byTarget }: PairCompletions, chosen: ChosenParts): DesignRange | undefined {
  const ranges = byTarget.map(({ target, completions }) =>
    designRange(
      completions.filter(({ design }) => hasParts(design, chosen)),
      target,
    ),
  );
  return (
    joinRanges(ranges) ??
    (Object.keys(chosen).length > 0 ? rangeWithParts({ all: [], byTarget }, {}) : undefined)
  );
}
