import type { Report } from "../command.ts";
import { printableLine, textWidth, wrapLine } from "./terminal-text.ts";

type Rows = NonNullable<Report["rows"]>;

const GAP = "  ";
/** Before the further lines of a row whose columns do not fit side by side. */
const INDENT = "  ";
/** Columns are not made narrower than this. */
const MIN_COLUMN = 8;
/** A line has space for a character that takes two columns. */
const MIN_WIDTH = 2;

interface Column {
  /** The heading, then the text of each row. */
  texts: string[];
  isNumber: boolean;
  /** The width that the longest text takes. */
  widest: number;
  /** The width that the longest word takes, so that no word is broken. */
  narrowest: number;
}

/** Columns that stand side by side. */
interface Strip {
  columns: Column[];
  widths: number[];
  indent: string;
}

/**
 * Formats rows as a table that is at most `width` wide. Texts are wrapped between words; if that is not enough, a row has
 * several lines with some of the columns each. A word is broken only if it is wider than the terminal.
 * @param width of the terminal in columns; at least 2
 */
export function renderTable(rows: Rows, width: number): string {
  const [first] = rows;
  if (!first) return "(none)";
  const columns = Object.keys(first).map((name) => readColumn(rows, name));
  const strips = toStrips(columns, Math.max(width, MIN_WIDTH));
  const rule = strips[0]?.widths.map((columns) => "-".repeat(columns)).join(GAP) ?? "";
  const [headings = [], ...lines] = [undefined, ...rows].map((_, row) => rowLines(strips, row));
  return [...headings, rule, ...lines.flat()].join("\n");
}

function readColumn(rows: Rows, name: string): Column {
  const texts = [printableLine(name), ...rows.map((row) => singleLine(row[name]))];
  const widest = findWidest(texts);
  const longestWord = findWidest(texts.flatMap((text) => text.split(" ")));
  return {
    texts,
    isNumber: rows.every((row) => typeof row[name] === "number"),
    widest,
    narrowest: Math.min(widest, Math.max(longestWord, MIN_COLUMN)),
  };
}

const singleLine = (cell: unknown): string => printableLine(String(cell ?? "").replaceAll(/\s+/g, " "));

/** Not `Math.max(...)`, which fails for the words of many long messages. */
const findWidest = (texts: string[]) => texts.reduce((widest, text) => Math.max(widest, textWidth(text)), 0);

/** Begins another strip with each column that does not fit beside those before it. */
function toStrips(columns: Column[], width: number): Strip[] {
  const indent = INDENT.slice(0, Math.max(0, width - MIN_WIDTH));
  const groups: Column[][] = [];
  for (const column of columns) {
    const group = groups.at(-1);
    const available = groups.length > 1 ? width - indent.length : width;
    if (group && fits([...group, column], available)) group.push(column);
    else groups.push([column]);
  }
  return groups.map((group, i) => toStrip(group, width, i === 0 ? "" : indent));
}

const fits = (columns: Column[], width: number): boolean =>
  sum(columns.map(({ narrowest }) => narrowest)) + gaps(columns) <= width;

const gaps = ({ length }: Column[]): number => GAP.length * (length - 1);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Reduces the widest columns until all fit. */
function toStrip(columns: Column[], width: number, indent: string): Strip {
  const available = width - indent.length;
  const widths = columns.map(({ widest }) => widest);
  const isAlone = columns.length === 1;
  for (let excess = sum(widths) + gaps(columns) - available; excess > 0; excess--) {
    const canShrink = widths.map((columnWidth, i) => isAlone || columnWidth > (columns[i]?.narrowest ?? 0));
    const widest = Math.max(...widths.filter((_, i) => canShrink[i]));
    widths[widths.findLastIndex((columnWidth, i) => columnWidth === widest && canShrink[i])] = widest - 1;
  }
  return { columns, widths, indent };
}

/** The lines of a row: cells that are too long are wrapped. @param row 0 for the headings */
const rowLines = (strips: Strip[], row: number): string[] =>
  strips.flatMap(({ columns, widths, indent }) => {
    const cells = columns.map(({ texts, isNumber }, i) => {
      const width = widths[i] ?? MIN_WIDTH;
      return wrapLine(texts[row] ?? "", width).map((line) => pad(line, width, isNumber));
    });
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const texts = cells.map((lines, i) => lines[line] ?? " ".repeat(widths[i] ?? 0));
      return `${indent}${texts.join(GAP)}`.trimEnd();
    });
  });

function pad(text: string, width: number, isRight: boolean): string {
  const spaces = " ".repeat(Math.max(0, width - textWidth(text)));
  return isRight ? spaces + text : text + spaces;
}
