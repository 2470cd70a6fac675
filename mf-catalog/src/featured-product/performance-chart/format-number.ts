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
