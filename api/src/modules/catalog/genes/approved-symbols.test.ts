import fc from "fast-check";
import { checkSymbols, findApprovedSymbol, findLine } from "./approved-symbols.ts";

const check = (text: string) => () => checkSymbols("symbols.txt", text);

it.each([
  ["TP53", { symbol: "TP53", authorityId: "HGNC:11998" }],
  [" tp53 ", { symbol: "TP53", authorityId: "HGNC:11998" }],
  // The first and the last line.
  ["A1BG", { symbol: "A1BG", authorityId: "HGNC:5" }],
  ["ZZZ3", { symbol: "ZZZ3", authorityId: "HGNC:24523" }],
  ["TP5", undefined],
  ["", undefined],
  ["#", undefined],
])("finds the approved human symbol of %p", (text, expected) => {
  expect(findApprovedSymbol(text, "Human")).toEqual(expected);
});

it("finds exactly the symbols of its lines", () => {
  const symbol = fc.stringMatching(/^[a-c1-]{1,4}$/);
  fc.assert(
    fc.property(fc.uniqueArray(symbol), symbol, (symbols, searched) => {
      const lines = symbols.sort().map((each, index) => `${each.toUpperCase()}\t${index}`);
      const text = check(lines.map((line) => `${line}\n`).join("") || "A\t1\n")();
      for (const [index, each] of symbols.entries()) expect(findLine(text, each)).toBe(lines[index]);
      if (!symbols.includes(searched) && searched !== "a") expect(findLine(text, searched)).toBeUndefined();
    }),
  );
});

it.each([
  ["A\t1\n\nB\t2\n", "symbols.txt:2: must be a symbol, a tab and a number"],
  ["# Comment\nA\tx\n", "symbols.txt:2: must be a symbol, a tab and a number"],
  [
    "# Comment\nb\t1\nA\t2\n",
    'symbols.txt:3: must not come after "b", because lines are sorted by lower case',
  ],
  ["A\t1\na\t2\n", 'symbols.txt:2: must not come after "a", because lines are sorted by lower case'],
  ["A\t1", "symbols.txt:1: must end with a line break"],
])("refuses %p", (text, message) => {
  expect(check(text)).toThrow(message);
});
