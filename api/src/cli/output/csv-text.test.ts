import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvText } from "./csv-text.ts";

const read = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true });

const text = fc.string({
  unit: fc.constantFrom(..."=+-@\t\r\n\u0000\u001b\u202e\ufeff '\",;aé漢＝＋－＠ 7"),
  maxLength: 12,
});

it("escapes cells that a spreadsheet calculates", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\u200b=1", "＝1", '="a,b"'];
  const rows = cells.map((customer) => ({ customer }));

  expect(read(csvText(["customer"], rows)).map(({ customer }) => customer)).toEqual([
    ...["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'=1", "'=1", "'=1", "'=1", "'=1", "'＝1", `'="a,b"`],
  ]);
});

it("leaves numbers, amounts and ordinary texts as they are", () => {
  const row = { number: -5, amount: "1131.00", text: 'Ada, "Byron" & co = 1' };

  expect(read(csvText(["number", "amount", "text"], [row]))).toEqual([
    { number: "-5", amount: "1131.00", text: 'Ada, "Byron" & co = 1' },
  ]);
});

it("has its header without rows, and begins with a byte order mark", () => {
  expect(csvText(["date", "entry"], [])).toBe("\ufeffdate,entry");
});

it("has a line for each row and no cell that begins a formula, whatever customers have typed", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text, c: fc.integer() })), (rows) => {
      const csv = csvText(["a", "b", "c"], rows);
      expect(csv.slice(1).replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(csv.split("\n")).toHaveLength(rows.length + 1);
      const cells = read(csv);
      expect(cells.map(({ c }) => Number(c))).toEqual(rows.map(({ c }) => c));
      for (const { a, b } of cells) {
        expect(a).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        expect(b).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
      }
    }),
  );
});
