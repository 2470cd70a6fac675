import fc from "fast-check";
import { printJson, printReport } from "./print-report.ts";
import { textWidth } from "./terminal-text.ts";

const CONTROLS = "a\u001b[2Jb\u0007c\u009bd\r\ne\u202ef\u2066g\u200bh\u2028i\u{e0001}j\u007fk";
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom("a", " ", "漢", "👩‍🔬", "é", "e\u0301", "\u001b", "\n", "\t"),
    maxLength: 200,
  }),
);
const rows = fc
  .uniqueArray(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 20 }), {
    minLength: 1,
    maxLength: 12,
  })
  .chain((names) =>
    fc
      .array(fc.tuple(...names.map(() => fc.oneof(text, fc.integer(), fc.constant(null)))), { maxLength: 6 })
      .map((table) =>
        table.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i] ?? null]))),
      ),
  );

it("never prints a table wider than the terminal", () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 10, max: 200 }), (table, width) => {
      const lines = printReport({ rows: table }, width).split("\n");
      expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(width);
    }),
  );
});

it("loses no character of a cell, however narrow the terminal is", () => {
  const letters = fc.string({ unit: fc.constantFrom("a", "漢", "🧬", " "), maxLength: 300 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 4, max: 120 }), (cell, width) => {
      const shown = printReport({ rows: [{ n: 1, x: cell }] }, width).replaceAll(/[\s\-nx1:]/g, "");
      expect(shown).toBe(cell.replaceAll(" ", ""));
    }),
  );
});

it("prints no control character, and JSON that is parsed to the same values", () => {
  fc.assert(
    fc.property(rows, fc.array(text, { maxLength: 3 }), (table, messages) => {
      const report = { rows: table, messages };
      const printed = printReport(report, 80).replaceAll("\n", "");
      const json = printJson(report);
      expect(printed).not.toMatch(UNPRINTABLE);
      expect(json.replaceAll("\n", "")).not.toMatch(UNPRINTABLE);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ rows: table, says: messages })));
    }),
  );
});

it("shows what was escaped", () => {
  const shown = "a\\u001b[2Jb\\u0007c\\u009bd e\\u202ef\\u2066g\\u200bh i\\udb40\\udc01j\\u007fk";
  expect(
    printReport({ rows: [{ text: CONTROLS }] })
      .split("\n")
      .at(-1),
  ).toBe(shown);
  expect(printReport({ messages: ["a\nStaff (grace)"] })).toBe("a\\u000aStaff (grace)");
  expect(printJson({ messages: ["\u009b\u202e\u001b"] })).toContain('"\\u009b\\u202e\\u001b"');
});

it("wraps the widest column first, and aligns numbers to the right", () => {
  const row = { number: "1000001", lines: 3, message: "Which titer do you reach with this vector?" };
  expect(printReport({ rows: [row, { ...row, lines: 12, message: "Hello" }] }, 40)).toBe(
    [
      "number   lines  message",
      "-------  -----  ------------------------",
      "1000001      3  Which titer do you reach",
      "                with this vector?",
      "1000001     12  Hello",
    ].join("\n"),
  );
});

it("breaks no word while there is space for it", () => {
  const row = {
    kind: "second_factor_enabled",
    at: "2026-11-22 12:41:13",
    text: "one two three four five six",
  };
  expect(printReport({ rows: [row] }, 46)).toBe(
    [
      "kind                   at           text",
      "---------------------  -----------  ----------",
      "second_factor_enabled  2026-11-22   one two",
      "                       12:41:13     three four",
      "                                    five six",
    ].join("\n"),
  );
});

it("gives a row several lines if its columns do not fit, and says so by indenting them", () => {
  const row = { number: "1000001", status: "in_progress", customer: "ada@lab.example" };
  expect(printReport({ rows: [row, row] }, 24)).toBe(
    [
      "number   status",
      "  customer",
      "-------  -----------",
      ...["1000001  in_progress", "  ada@lab.example"],
      ...["1000001  in_progress", "  ada@lab.example"],
    ].join("\n"),
  );
});

it("breaks no word that is narrower than the terminal", () => {
  const word = fc.string({
    unit: fc.constantFrom("a", "7", "-", "_", "@", "."),
    minLength: 1,
    maxLength: 70,
  });
  const words = fc.array(word, { maxLength: 8 }).map((all) => all.join(" "));
  const table = fc
    .integer({ min: 1, max: 9 })
    .chain((columns) =>
      fc.array(fc.array(words, { minLength: columns, maxLength: columns }), { maxLength: 5 }),
    );
  fc.assert(
    fc.property(table, (cells) => {
      const rows = cells.map((row) => Object.fromEntries(row.map((cell, i) => [`column ${i}`, cell])));
      const printed = printReport({ rows }, 80);
      const shown = printed.split(/\s+/);
      for (const expected of cells.flat().join(" ").split(" ").filter(Boolean))
        expect(shown).toContain(expected);
    }),
  );
});

it("prints many long messages of many words", () => {
  const row = { reference: "RQ-9T3BW6HC2K", message: "a ".repeat(2_500) };
  const printed = printReport({ rows: Array.from({ length: 200 }, () => row) }, 80);
  expect(Math.max(...printed.split("\n").map(textWidth))).toBe(80);
});
