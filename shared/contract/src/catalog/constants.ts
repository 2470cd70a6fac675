/** The kinds of parts. Each kind has one colour on every screen. */
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
