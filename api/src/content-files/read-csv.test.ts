import { z } from "zod";
import { ContentError } from "./content-error.ts";
import { parseCsv } from "./read-csv.ts";

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
