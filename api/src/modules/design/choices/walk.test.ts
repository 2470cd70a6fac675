import { designProblem } from "../check-design.ts";
import { functions, structures } from "../data/design-data.ts";
import type { FunctionType, Structure } from "../data/design-schema.ts";
import type { Target } from "../target.ts";
import { TARGETS } from "../testing/every-kit.ts";
import { allCombinations } from "./completions.ts";
import { partChoices } from "./part-choices.ts";
import { offeredParts, SLOTS } from "./part-slots.ts";
import { functionChoice, structureChoice } from "./structure-choice.ts";

/** The options that a walk through the designer is offered for a target. */
interface Walk {
  functions: number;
  pairs: number;
  /** Pairs with one of their promoters chosen. */
  promoters: number;
  /** Tags and markers that can be chosen next, over all promoters. */
  options: number;
  /** Tags and markers that do not fit the promoter. */
  conflicts: number;
}

/** The parts of all designs of a pair that can be made, alone and with each promoter, found by trying every combination. */
function possibleParts(fn: FunctionType, structure: Structure, target: Target): Set<string> {
  const possible = new Set<string>();
  for (const design of allCombinations(fn, structure, target)) {
    if (designProblem(design)) continue;
    for (const slot of SLOTS) {
      possible.add(`${slot} ${design[slot].code}`);
      possible.add(`${design.promoter.code} ${slot} ${design[slot].code}`);
    }
  }
  return possible;
}

const isSentence = (text: string | undefined) => text !== undefined && /^\S.+[.)]$/.test(text);

/** Walks through a pair with each of its promoters, and returns the options that are wrong. */
function walkPair(fn: FunctionType, structure: Structure, target: Target, walk: Walk): string[] {
  const possible = possibleParts(fn, structure, target);
  const pair = `${fn.code}-${structure.symbol}`;
  const choice = structureChoice(fn, structure, target);
  if (choice.enabled !== possible.size > 0) return [`${pair}: ${JSON.stringify(choice)}`];
  if (!choice.enabled) return isSentence(choice.reason) ? [] : [`${pair}: ${choice.reason}`];
  walk.pairs++;
  return offeredParts(fn, structure)
    .promoter.filter(({ code }) => possible.has(`promoter ${code}`))
    .flatMap((promoter) => {
      walk.promoters++;
      const choices = partChoices(fn, structure, { promoter }, target);
      return SLOTS.flatMap((slot) =>
        choices[slot].flatMap(({ part, choice }) => {
          const isPossible = possible.has(`${slot} ${part.code}`);
          const fits = slot === "promoter" || possible.has(`${promoter.code} ${slot} ${part.code}`);
          if (isPossible && slot !== "promoter") walk[fits ? "options" : "conflicts"]++;
          const isRight = isPossible
            ? choice.enabled && choice.effect && (fits ? !choice.conflict : isSentence(choice.conflict))
            : !choice.enabled && isSentence(choice.reason);
          return isRight ? [] : [`${pair}-${promoter.code} ${slot} ${part.code}: ${JSON.stringify(choice)}`];
        }),
      );
    });
}

it.each<[string, Walk]>([
  ["coding", { functions: 11, pairs: 42, promoters: 185, options: 3434, conflicts: 9 }],
  ["long", { functions: 11, pairs: 40, promoters: 180, options: 3342, conflicts: 10 }],
  ["lncRNA", { functions: 7, pairs: 26, promoters: 117, options: 2047, conflicts: 7 }],
  ["locus", { functions: 2, pairs: 7, promoters: 28, options: 503, conflicts: 0 }],
  ["template", { functions: 11, pairs: 42, promoters: 185, options: 3434, conflicts: 9 }],
])(
  "offers for the target %s what a later choice can complete, and nothing else: %j",
  (name, expected) => {
    const target = TARGETS[name];
    if (!target) throw new Error(`There is no target ${name}.`);
    const walk: Walk = { functions: 0, pairs: 0, promoters: 0, options: 0, conflicts: 0 };
    for (const fn of functions) {
      const before = walk.pairs;
      expect(structures.flatMap((structure) => walkPair(fn, structure, target, walk))).toEqual([]);
      const choice = functionChoice(fn, target);
      expect(choice.enabled ? true : choice.reason).toEqual(
        walk.pairs > before ? true : expect.stringMatching(/^\S.+\.$/),
      );
      if (choice.enabled) walk.functions++;
    }
    expect(walk).toEqual(expected);
  },
  120_000,
);
