/** How values stand along an axis. */
export interface AxisScale {
  /** Round values to name, in order. */
  ticks: number[];
  /** 0 at the beginning of the axis, 1 at its end. */
  position: (value: number) => number;
}

/** About as many steps has a straight axis. */
const STEPS = 5;
/** Values that begin below this part of the largest begin at zero. */
const NEAR_ZERO = 0.4;

/** A straight axis over all values, from zero where they come near it. */
export function linearScale(values: readonly number[]): AxisScale {
  const most = Math.max(...values);
  const least = Math.min(...values);
  const from = least <= most * NEAR_ZERO ? Math.min(0, least) : least;
  const step = roundStep(most > from ? most - from : 1);
  const low = Math.floor(from / step + ALMOST);
  const high = Math.max(low + 1, Math.ceil(most / step - ALMOST));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => rounded((low + index) * step));
  return { ticks, position: (value) => (value / step - low) / (high - low) };
}

/** What a division of decimals may be off by. */
const ALMOST = 1e-9;
const rounded = (value: number) => Number(value.toPrecision(12));

/** 1, 2 or 5 times a power of ten: the smallest that covers the span in STEPS. */
function roundStep(span: number): number {
  const least = span / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5].find((digit) => digit * power >= least * (1 - ALMOST)) ?? 10;
  return rounded(times * power);
}

/** A straight axis from zero: bars are as long as their values are large. */
export const zeroBasedScale = (values: readonly number[]): AxisScale => linearScale([0, ...values]);

/** Whole decades over all values, which are above 0; with `room`, the smallest stands above the beginning. */
export function logScale(values: readonly number[], room = false): AxisScale {
  const least = Math.log10(Math.min(...values));
  const low = room ? Math.ceil(least) - 1 : Math.floor(least);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const decades = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return {
    ticks: decades.map((exponent) => Number(`1e${exponent}`)),
    position: (value) => (Math.log10(value) - low) / (high - low),
  };
}
