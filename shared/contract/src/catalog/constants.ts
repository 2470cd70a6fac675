/** The kinds of parts. Each kind has the same color on every page. */
export const PART_KINDS = [
  "promoter",
  "effector",
  "tag",
  "fluorescence",
  "selection",
  "bacterial",
  "guide",
  "regulatory",
  "repeat",
] as const;
export type PartKind = (typeof PART_KINDS)[number];
