/** What stands on a protocol on paper besides its text: on the page when it is printed, and in the PDF. */
export const benchSheet = {
  /** To fill in by hand. */
  record: ["Kit SKU and lot", "Cells and passage", "Started on", "By"],
  imprint:
    "For research use only, not for use in humans. Amounts are where to start: adjust them to your cells.",
} as const;
