import { company } from "@ligate/contract/settings/company";
import type pdfmake from "pdfmake";
import type { Content } from "pdfmake";
import { PDF_COLORS } from "./pdf-colors.ts";
import { printedContent } from "./printed-content.ts";

type Definition = Parameters<typeof pdfmake.createPdf>[0];

/** A document to print, with the texts of its title block, header and footer. */
export interface PrintedDocument {
  /** A catalog number, or the codes of a kit; printed in the corner. */
  number: string;
  title: string;
  /** The product or kind of document. */
  subject: string;
  /** The version; printed in the footer. */
  edition: string;
  /** Limited to the elements that `printed-content.ts` supports. */
  markdown: string;
}

/** The pdfmake definition of a document, on letter paper. */
export function toPdfDefinition(document: PrintedDocument): Definition {
  const { number, title, subject } = document;
  return {
    info: { title: `${number} ${title}`, author: company.name, subject },
    language: "en",
    pageSize: "LETTER",
    pageMargins: [54, 56, 54, 50],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25, color: PDF_COLORS.ink },
    styles: STYLES,
    header: (page) => (page === 1 ? null : pageHeader(document)),
    footer: (page, pages) => pageFooter(document, page, pages),
    content: [...titleBlock(document), ...printedContent(document.markdown)],
    // Moves a heading at the end of a page to the next page.
    pageBreakBefore: ({ headlineLevel }, { getFollowingNodesOnPage }) =>
      headlineLevel !== undefined && getFollowingNodesOnPage().length === 0,
  };
}

/** The logo of the page header. */
const LOGO = `<svg width="30" height="30" viewBox="0 0 30 30" fill="none" stroke-width="4.4">
<path stroke="${PDF_COLORS.promoter}" d="M15 3a12 12 0 0 1 11.6 9"/>
<path stroke="${PDF_COLORS.effector}" d="M27 15a12 12 0 0 1-8.6 11.5"/>
<path stroke="${PDF_COLORS.accent}" d="M15 27A12 12 0 0 1 15 3"/></svg>`;

const titleBlock = ({ number, title, subject, edition }: PrintedDocument): Content[] => [
  {
    columns: [
      { svg: LOGO, width: 24 },
      { text: company.name, style: "brand" },
      { text: number, style: "number" },
    ],
  },
  { text: title, style: "title" },
  { text: `${subject} · ${number} · ${edition}`, style: "facts" },
];

const pageHeader = ({ number, title }: PrintedDocument): Content => ({
  margin: [54, 28, 54, 0],
  columns: [
    { text: title, style: "small" },
    { text: number, style: "small", alignment: "right", width: 80 },
  ],
});

const pageFooter = ({ edition }: PrintedDocument, page: number, pages: number): Content => ({
  margin: [54, 16, 54, 0],
  columns: [
    { text: `${company.name} · ${company.email} · ${company.phone}`, style: "small" },
    { text: edition, style: "small", width: "auto" },
    { text: `Page ${page} of ${pages}`, style: "small", alignment: "right", width: 80 },
  ],
});

const STYLES: Definition["styles"] = {
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
