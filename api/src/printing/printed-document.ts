import { company } from "@ligate/contract/settings/company";
import type { Content } from "pdfmake";
import { PDF_COLORS } from "./pdf-colors.ts";
import { LOGO, type PdfDefinition, STYLES } from "./pdf-styles.ts";
import { printedContent } from "./printed-content.ts";

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
export function toPdfDefinition(document: PrintedDocument): PdfDefinition {
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
