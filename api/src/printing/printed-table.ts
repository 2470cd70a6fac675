import type { Tokens } from "marked";
import type { Content, CustomTableLayout, TableCell } from "pdfmake";
import { inlineText } from "./inline-text.ts";
import { PDF_COLORS } from "./pdf-colors.ts";

/** Tables with at least this many columns have a smaller font. */
const WIDE_TABLE_COLUMNS = 6;

/** Tables with at most this many rows stay on one page. */
const UNBREAKABLE_ROWS = 16;

/** Converts a table. Long tables break between rows and repeat their header on each page. */
export function printedTable({ header, rows, align }: Tokens.Table, line: number): Content {
  const cells = (row: Tokens.TableCell[], style: string): TableCell[] =>
    row.map(({ tokens }, column) => ({
      text: inlineText(tokens, line),
      alignment: align[column] ?? "left",
      style,
    }));
  return {
    style: header.length < WIDE_TABLE_COLUMNS ? "table" : "wideTable",
    layout: LAYOUT,
    unbreakable: rows.length <= UNBREAKABLE_ROWS,
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: header.map((_, column) => (rows.every((row) => isBlank(row[column])) ? "*" : "auto")),
      heights: (row) => (row > 0 && rows[row - 1]?.every(isBlank) ? BLANK_ROW_HEIGHT : "auto"),
      body: [cells(header, "tableHead"), ...rows.map((row) => cells(row, "tableCell"))],
    },
  };
}

/** Blank cells are filled in by hand: a blank column is as wide as possible, a blank row is high enough to write in. */
const isBlank = (cell?: Tokens.TableCell) => cell?.text === "";
const BLANK_ROW_HEIGHT = 20;

const LAYOUT: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 ? 0 : row === 1 || row === table.body.length ? 0.8 : 0.4),
  hLineColor: (row) => (row === 1 ? PDF_COLORS.accent : PDF_COLORS.hairline),
  vLineWidth: () => 0,
  fillColor: (row) => (row === 0 ? PDF_COLORS.sunken : null),
  paddingTop: () => 3.5,
  paddingBottom: () => 3.5,
  paddingLeft: () => 6,
  paddingRight: () => 6,
};
