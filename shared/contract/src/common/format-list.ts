/** Joins names as an American list: `A`, `A and B`, `A, B, and C`. */
export const joinWithAnd = (names: readonly string[]): string => joinNames(names, "and");

/** Joins alternatives as an American list: `A`, `A or B`, `A, B, or C`. */
export const joinWithOr = (names: readonly string[]): string => joinNames(names, "or");

/** `Intl.ListFormat` is avoided for the same reason as `Intl.NumberFormat` in `formatInteger`. */
function joinNames(names: readonly string[], conjunction: string): string {
  const [last = "", ...others] = names.toReversed();
  if (others.length === 0) return last;
  const comma = others.length > 1 ? "," : "";
  return `${others.toReversed().join(", ")}${comma} ${conjunction} ${last}`;
}
