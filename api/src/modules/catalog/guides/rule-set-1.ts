/**
 * The weights of Rule Set 1: Doench et al. 2014, Nature Biotechnology 32:1262, Supplementary Table 9. A feature is one or two
 * bases and the position of the first in the context of 30 bases, counted from 1.
 */
export const RULE_SET_1 = {
  intercept: 0.597636154,
  /** Per base of G and C of the guide below and above `pivot`. */
  gc: { pivot: 10, below: -0.202625894, above: -0.166587752 },
  one: {
    G2: -0.275377128,
    A3: -0.323887456,
    C3: 0.172128871,
    C4: -0.100666209,
    C5: -0.20180294,
    G5: 0.245956633,
    A6: 0.036440041,
    C6: 0.098376835,
    C7: -0.741181291,
    G7: -0.393264397,
    A12: -0.466099015,
    A15: 0.085376945,
    C15: -0.013813972,
    A16: 0.272620512,
    C16: -0.119022648,
    T16: -0.285944222,
    A17: 0.097454592,
    G17: -0.17554617,
    C18: -0.345795451,
    G18: -0.678096426,
    A19: 0.22508903,
    C19: -0.507794051,
    G20: -0.417373597,
    T20: -0.054306959,
    G21: 0.379899366,
    T21: -0.090712644,
    C22: 0.057823319,
    T22: -0.530567296,
    T23: -0.877007428,
    C24: -0.876235846,
    G24: 0.278916259,
    T24: -0.403102218,
    A25: -0.077300704,
    C25: 0.287935617,
    T25: -0.221637217,
    G28: -0.689016682,
    T28: 0.117877577,
    C29: -0.160445304,
    G30: 0.386342585,
  },
  two: {
    GT2: -0.625778696,
    GC5: 0.300043317,
    AA6: -0.834836245,
    TA6: 0.760627772,
    GG7: -0.490816749,
    GG12: -1.516907439,
    TA12: 0.7092612,
    TC12: 0.496298609,
    TT12: -0.586873894,
    GG13: -0.334563735,
    GA14: 0.76384993,
    GC14: -0.53702517,
    TG17: -0.798146133,
    GG19: -0.66680873,
    TC19: 0.353183252,
    CC20: 0.748072092,
    TG20: -0.367266772,
    AC21: 0.568209132,
    CG21: 0.329072074,
    GA21: -0.836456755,
    GG21: -0.782207584,
    TC22: -1.029692957,
    CG23: 0.856197823,
    CT23: -0.463207679,
    AA24: -0.579492389,
    AG24: 0.649075537,
    AG25: -0.077300704,
    CG25: 0.287935617,
    TG25: -0.221637217,
    GT27: 0.117877577,
    GG29: -0.697740024,
  },
};

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
