import type pdfmake from "pdfmake";
import { PDF_COLORS } from "./pdf-colors.ts";

export type PdfDefinition = Parameters<typeof pdfmake.createPdf>[0];

/** The logo in front of the company's name. */
export const LOGO = `<svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke-width="4.4">
<path stroke="${PDF_COLORS.promoter}" d="M15 3a12 12 0 0 1 11.6 9"/>
<path stroke="${PDF_COLORS.effector}" d="M27 15a12 12 0 0 1-8.6 11.5"/>
<path stroke="${PDF_COLORS.accent}" d="M15 27A12 12 0 0 1 15 3"/></svg>`;

export const STYLES: PdfDefinition["styles"] = {
  brand: { fontSize: 17, bold: true, margin: [8, 1, 0, 0] },
  number: { fontSize: 13, color: PDF_COLORS.accent, bold: true, alignment: "right", margin: [0, 4, 0, 0] },
  title: { fontSize: 20, bold: true, lineHeight: 1.1, margin: [0, 22, 0, 6] },
  facts: { color: PDF_COLORS.muted, margin: [0, 0, 0, 8] },
  heading: { fontSize: 12.5, bold: true, color: PDF_COLORS.accent, margin: [0, 13, 0, 4] },
  subheading: { fontSize: 10.5, bold: true, margin: [0, 8, 0, 3] },
  paragraph: { margin: [0, 0, 0, 6] },
  item: { margin: [2, 0, 0, 2] },
  list: { margin: [0, 0, 0, 6] },
  table: { fontSize: 8.8, margin: [0, 4, 0, 10] },
  wideTable: { fontSize: 8, margin: [0, 4, 0, 10] },
  tableHead: { bold: true, lineHeight: 1.1 },
  tableCell: { lineHeight: 1.15 },
  small: { fontSize: 7.8, color: PDF_COLORS.muted },
};
