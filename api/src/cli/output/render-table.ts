import type { Report } from "../command.ts";
import { printableLine, textWidth, wrapLine } from "./terminal-text.ts";

type Rows = NonNullable<Report["rows"]>;

const GAP = "  ";
/** Columns are not narrower than this; if they do not fit, each row is a block of lines. */
const MIN_COLUMN = 8;
/** A line has space for a character that takes two columns. */
const MIN_WIDTH = 2;

/** Formats rows as a table that is at most `width` wide. @param width of the terminal in columns; at least 2 */
export function renderTable(rows: Rows, width: number): string {
  const [first] = rows;
  if (!first) return "(none)";
  const names = Object.keys(first);
  const cells = rows.map((row) => names.map((name) => singleLine(row[name])));
  const texts = names.map((name, i) => [name, ...cells.map((row) => row[i] ?? "")]);
  const widths = shrink(texts, width - GAP.length * (names.length - 1));
  if (!widths) return renderBlocks(names.map(printableLine), cells, Math.max(width, MIN_WIDTH));
  const isNumber = names.map((name) => rows.every((row) => typeof row[name] === "number"));
  const rule = widths.map((columns) => "-".repeat(columns));
  return [names, rule, ...cells].flatMap((row) => rowLines(row, widths, isNumber)).join("\n");
}

const singleLine = (cell: unknown): string => printableLine(String(cell ?? "").replaceAll(/\s+/g, " "));

/**
 * Reduces the widest columns until all fit: first to their longest word, then to `MIN_COLUMN`.
 * @returns undefined if they do not fit
 */
function shrink(texts: string[][], available: number): number[] | undefined {
  const widths = texts.map(findWidest);
  const words = texts.map((column) => findWidest(column.flatMap((text) => text.split(" "))));
  let excess = sum(widths) - available;
  for (const floors of [words.map((width) => Math.max(width, MIN_COLUMN)), words.map(() => MIN_COLUMN)]) {
    for (; excess > 0; excess--) {
      const widest = Math.max(...widths.filter((width, i) => width > (floors[i] ?? 0)));
      if (widest <= 0) break;
      widths[widths.findLastIndex((width, i) => width === widest && width > (floors[i] ?? 0))] = widest - 1;
    }
  }
  return excess > 0 ? undefined : widths;
}

/** Not `Math.max(...)`, which fails for the words of many long messages. */
const findWidest = (texts: string[]) => texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The lines of a row: cells that are too long are wrapped. */
function rowLines(row: string[], widths: number[], isNumber: boolean[]): string[] {
  const wrapped = row.map((cell, i) => wrapLine(cell, widths[i] ?? MIN_WIDTH));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, n) =>
    wrapped
      .map((lines, i) => pad(lines[n] ?? "", widths[i] ?? 0, isNumber[i] ?? false))
      .join(GAP)
      .trimEnd(),
  );
}

function pad(text: string, width: number, isRight: boolean): string {
  const spaces = " ".repeat(Math.max(0, width - textWidth(text)));
  return isRight ? spaces + text : text + spaces;
}

/** Each row as lines of name and value, for terminals that are too narrow for the columns. */
function renderBlocks(names: string[], cells: string[][], width: number): string {
  const blocks = cells.map((row) =>
    row.flatMap((cell, i) => wrapLine(`${names[i]}: ${cell}`.trimEnd(), width)).join("\n"),
  );
  return blocks.join("\n\n");
}
