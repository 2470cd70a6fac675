import { formatCents } from "@ligate/contract/common/money";
import fc from "fast-check";
import { z } from "zod";
import { ContentError } from "./content-folder.ts";
import { Price, parseCsv } from "./read-csv.ts";

const Row = z.strictObject({ sku: z.string().min(1), price: z.coerce.number().int().min(1) });
const parse = (text: string) => parseCsv("stock.csv", text, Row);

it("reads rows by the column names in the header", () => {
  expect(parse('sku,price\n"A, b",12\n')).toEqual([{ sku: "A, b", price: 12 }]);
});

it("reports file, line and column of an error", () => {
  expect(() => parse("sku,price\nA,12\nB,free\n")).toThrow(ContentError);
  expect(() => parse("sku,price\nA,12\nB,free\n")).toThrow("stock.csv:3: price: ");
});

it("reports the file if a line has too many columns", () => {
  expect(() => parse("sku,price\nA,12,x\n")).toThrow(/^stock\.csv: .*line 2/);
});

const cents = fc.integer({ min: 1, max: 9_999_999_99 });

it("reads every price to the cent", () => {
  fc.assert(
    fc.property(cents, (amount) => {
      const text = formatCents(amount).replace(/[$,]/g, "");
      return Price.parse(text) === amount && Price.parse(text.replace(/0$/, "")) === amount;
    }),
  );
});

it.each([
  ["45", 4500],
  ["45.5", 4550],
  ["0.07", 7],
  ["1095.99", 109_599],
])("reads %s", (text, amount) => {
  expect(Price.parse(text)).toBe(amount);
});

it.each(["0", "0.00"])("requires more than nothing: %j", (text) => {
  expect(Price.safeParse(text).error?.issues[0]?.message).toBe("has to be more than nothing");
});

it.each(["", "1.005", "-1", "1,000", "1e3", "$5", "10000000", " 5"])("rejects %j", (text) => {
  expect(Price.safeParse(text).error?.issues[0]?.message).toBe("has to be dollars, such as 1204.50");
});
