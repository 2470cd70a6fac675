import { company } from "@ligate/contract/settings/company";
import type { Content, TableCell } from "pdfmake";
import { PDF_COLORS } from "./pdf-colors.ts";
import { LOGO, type PdfDefinition, STYLES } from "./pdf-styles.ts";

/** A label and its value, printed side by side. */
export type Fact = [label: string, value: string];

/** A line of a business document. Amounts are printed as they are. */
export interface DocumentLine {
  /** The number that a purchase order refers to. */
  line: string;
  sku: string;
  name: string;
  /** Below the name: what was specified. */
  details: string[];
  quantity: string;
  unitPrice: string;
  total: string;
}

/** A paper about an order, such as an invoice. Serializable, because it is printed in another thread. */
export interface BusinessDocument {
  kind: "business";
  /** Such as `Invoice`. */
  title: string;
  number: string;
  /** The seller's name, address and tax id. */
  seller: string[];
  facts: Fact[];
  /** Addresses beside each other, each with its label. */
  parties: { label: string; lines: string[] }[];
  lines: DocumentLine[];
  /** The last one is the amount that counts. Without amounts, the lines have no prices. */
  amounts: Fact[];
  /** Paragraphs below the amounts, each with its label. */
  notes: { label: string; lines: string[] }[];
}

/** The pdfmake definition of a business document, on letter paper. */
export function toBusinessDefinition(document: BusinessDocument): PdfDefinition {
  const { title, number } = document;
  return {
    info: { title: `${title} ${number}`, author: company.name, subject: title },
    language: "en",
    pageSize: "LETTER",
    pageMargins: [54, 56, 54, 56],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.25, color: PDF_COLORS.ink },
    styles: STYLES,
    footer: (page, pages) => ({
      margin: [54, 14, 54, 0],
      columns: [
        { text: `${company.name} · ${company.email} · ${company.phone}`, style: "small" },
        { text: `${title} ${number} · Page ${page} of ${pages}`, style: "small", alignment: "right" },
      ],
    }),
    content: [
      head(document),
      { columns: document.parties.map(party), columnGap: 24, margin: [0, 16, 0, 0] },
      linesTable(document),
      ...(document.amounts.length > 0 ? [amountsTable(document.amounts)] : []),
      ...document.notes.map(note),
    ],
  };
}

const head = ({ title, number, seller, facts }: BusinessDocument): Content => ({
  columns: [
    [
      {
        columns: [
          { svg: LOGO, width: 24 },
          { text: company.name, style: "brand" },
        ],
      },
      { text: seller.join("\n"), style: "small", margin: [0, 8, 0, 0] },
    ],
    [
      { text: title, fontSize: 20, bold: true, alignment: "right" },
      { text: number, style: "number", margin: [0, 0, 0, 6] },
      factsTable(facts),
    ],
  ],
});

const factsTable = (facts: Fact[]): Content => ({
  layout: "noBorders",
  table: {
    widths: ["*", "auto"],
    body: facts.map(([label, value]): TableCell[] => [
      { text: label, style: "small", alignment: "right" },
      { text: value, fontSize: 8.8, alignment: "right" },
    ]),
  },
});

const party = ({ label, lines }: BusinessDocument["parties"][number]): Content => [
  { text: label, style: "small", bold: true },
  { text: lines.filter(Boolean).join("\n") },
];

interface Column {
  head: string;
  isNumber?: boolean;
  /** It has prices. */
  isPrice?: boolean;
  cell: (line: DocumentLine) => Content;
}

const COLUMNS: Column[] = [
  { head: "Line", cell: ({ line }) => line },
  { head: "SKU", cell: ({ sku }) => ({ text: sku, fontSize: 7.8 }) },
  {
    head: "Description",
    cell: ({ name, details }) => [name, ...details.map((text): Content => ({ text, style: "small" }))],
  },
  { head: "Qty", isNumber: true, cell: ({ quantity }) => ({ text: quantity, alignment: "right" }) },
  {
    head: "Unit price",
    isNumber: true,
    isPrice: true,
    cell: ({ unitPrice }) => ({ text: unitPrice, alignment: "right" }),
  },
  {
    head: "Amount",
    isNumber: true,
    isPrice: true,
    cell: ({ total }) => ({ text: total, alignment: "right" }),
  },
];

function linesTable({ lines, amounts }: BusinessDocument): Content {
  const columns = COLUMNS.filter(({ isPrice }) => !isPrice || amounts.length > 0);
  return {
    margin: [0, 16, 0, 0],
    layout: "lightHorizontalLines",
    style: "table",
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ head }) => (head === "Description" ? "*" : "auto")),
      body: [
        columns.map(
          ({ head, isNumber }): TableCell => ({
            text: head,
            style: "tableHead",
            alignment: isNumber ? "right" : "left",
          }),
        ),
        ...lines.map((line): TableCell[] => columns.map(({ cell }) => cell(line))),
      ],
    },
  };
}

const amountsTable = (amounts: Fact[]): Content => ({
  unbreakable: true,
  layout: "noBorders",
  table: {
    widths: ["*", "auto"],
    body: amounts.map(([label, value], i): TableCell[] => {
      const bold = i === amounts.length - 1;
      return [
        { text: label, alignment: "right", bold },
        { text: value, alignment: "right", bold },
      ];
    }),
  },
});

const note = ({ label, lines }: BusinessDocument["notes"][number]): Content => ({
  unbreakable: true,
  margin: [0, 10, 0, 0],
  stack: [{ text: label, bold: true }, ...lines.map((text): Content => ({ text, fontSize: 8.8 }))],
});
