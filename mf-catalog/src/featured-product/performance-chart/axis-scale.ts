/** The scale of an axis. Decision 20 explains why it is not d3-scale. */
export interface AxisScale {
  /** Round values to label, ascending. The first and the last are the ends of the axis. */
  ticks: number[];
  /** The position of a value on the axis: 0 at the start, 1 at the end. */
  position: (value: number) => number;
}

/** Approximate number of steps of a linear axis. */
const STEP_COUNT = 5;
/** A linear axis starts at zero if its smallest value is below this share of the largest. */
const ZERO_THRESHOLD = 0.4;
/** Tolerance for rounding errors of decimal divisions. */
const EPSILON = 1e-9;

/** A linear scale that contains all values. */
export function linearScale(values: readonly number[]): AxisScale {
  const max = Math.max(...values);
  const min = Math.min(...values);
  const start = min <= max * ZERO_THRESHOLD ? Math.min(0, min) : min;
  const step = niceStep(max > start ? max - start : 1);
  const low = Math.floor(start / step + EPSILON);
  const high = Math.max(low + 1, Math.ceil(max / step - EPSILON));
  const ticks = Array.from({ length: high - low + 1 }, (_, index) => roundOff((low + index) * step));
  return { ticks, position: (value) => (value / step - low) / (high - low) };
}

/** A linear scale that starts at zero, so that the length of a bar is proportional to its value. */
export const zeroBasedScale = (values: readonly number[]): AxisScale => linearScale([0, ...values]);

/**
 * A logarithmic scale with a tick per decade.
 * @param values above 0
 * @param hasSpaceBelow starts the axis below the smallest value, so that its bar is visible
 */
export function logScale(values: readonly number[], hasSpaceBelow = false): AxisScale {
  const minExponent = Math.log10(Math.min(...values));
  const low = hasSpaceBelow ? Math.ceil(minExponent) - 1 : Math.floor(minExponent);
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  const exponents = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return {
    ticks: exponents.map((exponent) => Number(`1e${exponent}`)),
    position: (value) => (Math.log10(value) - low) / (high - low),
  };
}

/** The smallest of 1, 2 or 5 times a power of ten that covers the span in at most STEP_COUNT steps. */
function niceStep(span: number): number {
  const minStep = span / STEP_COUNT;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const factor = [1, 2, 5].find((digit) => digit * power >= minStep * (1 - EPSILON)) ?? 10;
  return roundOff(factor * power);
}

const roundOff = (value: number) => Number(value.toPrecision(12));
