import { resolve } from "node:path";
import { z } from "zod";
import { Price, parseCsv } from "../../content-files/read-csv.ts";
import type { OfferedLine } from "../../modules/ordering/index.ts";
import { type CommandArguments, textOption, UsageError } from "../command.ts";
import { readTextFile } from "../read-file.ts";

const MOST_LINES = 100;

/** A typed line. The price is per piece, in dollars. */
const TypedLine = z
  .object({
    sku: z.string().trim().min(1, "is missing").max(60),
    quantity: z.string().regex(/^[1-9]\d{0,2}$/, "has to be 1 to 999"),
    price: Price,
    size: z.string().default(""),
  })
  .transform(
    ({ sku, quantity, price, size }): OfferedLine => ({
      sku,
      unitSize: size,
      quantity: Number(quantity),
      unitCents: price,
    }),
  );

const COLUMNS = "sku,quantity,price,size";

/**
 * Reads the lines of a quote from `--line` options or a CSV file with the header `sku,quantity,price,size`.
 * @throws UsageError; ContentError with the line of the file
 */
export async function readOffer(typed: CommandArguments, folder: string): Promise<OfferedLine[]> {
  const file = textOption(typed, "file");
  const typedLines = typed.options.line as string[] | undefined;
  if ((file === undefined) === (typedLines === undefined)) {
    throw new UsageError(
      'Specify its lines with --line "SKU, quantity, price", or with --file and a CSV file.',
    );
  }
  const lines = file === undefined ? readLines(typedLines ?? []) : await readCsvLines(resolve(folder, file));
  if (lines.length < 1 || lines.length > MOST_LINES) {
    throw new UsageError(`A quote has 1 to ${MOST_LINES} lines; this one has ${lines.length}.`);
  }
  return lines;
}

const readLines = (lines: string[]) =>
  parseCsv("--line", [COLUMNS, ...lines.map(padded)].join("\n"), TypedLine);

/** The size is optional. */
const padded = (line: string) => (line.split(",").length === 3 ? `${line},` : line);

const readCsvLines = async (path: string) => parseCsv(path, await readTextFile(path), TypedLine);
