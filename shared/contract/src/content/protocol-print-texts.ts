/** Texts on a printed protocol besides its content, shared by the print stylesheet and the PDF. */
export const protocolPrintTexts = {
  /** Lines to fill in by hand. */
  record: ["Kit SKU and lot", "Cells and passage", "Started on", "By"],
  imprint:
    "For research use only, not for use in humans. Amounts are where to start: adjust them to your cells.",
} as const;
