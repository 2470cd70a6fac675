import type { Tokens } from "marked";
import type { Content, CustomTableLayout, TableCell } from "pdfmake";
import { inlineText } from "./inline-text.ts";
import { INK } from "./pdf-colors.ts";

/** From this many columns on, letters are smaller. */
const MANY = 6;

/** Up to this many rows stay on one page. */
const FEW = 16;

/** A table whose head stands on every page that it breaks over, where it is long; no row breaks. */
export function printedTable({ header, rows, align }: Tokens.Table, line: number): Content {
  const cells = (row: Tokens.TableCell[], style: string): TableCell[] =>
    row.map(({ tokens }, column) => ({
      text: inlineText(tokens, line),
      alignment: align[column] ?? "left",
      style,
    }));
  return {
    style: header.length < MANY ? "table" : "wideTable",
    layout: LAYOUT,
    unbreakable: rows.length <= FEW,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: header.map((_, column) => (rows.every((row) => isBlank(row[column])) ? "*" : "auto")),
      heights: (row) => (row > 0 && rows[row - 1]?.every(isBlank) ? BY_HAND : "auto"),
      body: [cells(header, "tableHead"), ...rows.map((row) => cells(row, "tableCell"))],
    },
  };
}

/** What is blank is filled in by hand: a column takes what room there is, a row is as high as letters of a pen. */
const isBlank = (cell?: Tokens.TableCell) => cell?.text === "";
const BY_HAND = 20;

const LAYOUT: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 || row === table.body.length ? 0.8 : 0.4),
  hLineColor: (row) => (row === 1 ? INK.accent : INK.hairline),
  vLineWidth: () => 0,
  fillColor: (row) => (row === 0 ? INK.sunken : null),
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
  paddingLeft: () => 6,
  paddingRight: () => 6,
};
