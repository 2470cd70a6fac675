import type { PerformanceChart } from "@ligate/contract/catalog/performance-chart-schemas";

export type BarChartData = Extract<PerformanceChart, { kind: "bars" }>;
export type LineChartData = Extract<PerformanceChart, { kind: "line" }>;
export type GelLadderData = Extract<PerformanceChart, { kind: "ladder" }>;

/** Color classes and marker shapes of the series, in order. The shapes make the series distinguishable without color. */
export const SERIES_STYLES = [
  { fill: "first", line: "firstLine", marker: "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z" },
  { fill: "second", line: "secondLine", marker: "M-4 -4H4V4H-4Z" },
  { fill: "third", line: "thirdLine", marker: "M0 -5L5 4H-5Z" },
] as const;

const SUPERSCRIPT = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Larger numbers are formatted as powers of ten. */
const SCIENTIFIC_FROM = 1e5;

/** Formats a number: 3300 → `3,300`, 160000000 → `1.6×10⁸`. */
export function formatNumber(value: number): string {
  if (value < SCIENTIFIC_FROM) return value.toLocaleString("en-US", { maximumFractionDigits: 3 });
  const [digits = "", exponent = ""] = value.toExponential().split("e+");
  const power = `10${exponent.replaceAll(/\d/g, (digit) => SUPERSCRIPT[Number(digit)] ?? "")}`;
  return digits === "1" ? power : `${digits}×${power}`;
}
