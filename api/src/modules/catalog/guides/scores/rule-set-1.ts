import { RULE_SET_1 } from "./rule-set-1-weights.ts";

const CONTEXT_LENGTH = 30;
/** The guide within its context. */
const GUIDE = { start: 4, end: 24 };

const ONE: ReadonlyMap<string, number> = new Map(Object.entries(RULE_SET_1.one));
const TWO: ReadonlyMap<string, number> = new Map(Object.entries(RULE_SET_1.two));

/**
 * Rule Set 1: the predicted activity of an SpCas9 guide, from 0 to 1.
 * @param context 30 bases in upper case: 4 before the guide, its 20, the PAM NGG, and 3 more
 */
export function ruleSet1(context: string): number {
  const { intercept, gc } = RULE_SET_1;
  const count = context.slice(GUIDE.start, GUIDE.end).replace(/[^GC]/g, "").length;
  let sum = intercept + Math.abs(count - gc.pivot) * (count < gc.pivot ? gc.below : gc.above);
  for (let i = 0; i < CONTEXT_LENGTH; i++) {
    sum += ONE.get(`${context[i]}${i + 1}`) ?? 0;
    sum += TWO.get(`${context.slice(i, i + 2)}${i + 1}`) ?? 0;
  }
  return 1 / (1 + Math.exp(-sum));
}
