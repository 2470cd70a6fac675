import { ContentError } from "../../../content-files/content-folder.ts";
import { type DesignData, requireKnown } from "./design-files.ts";
import type { Format, FormatOption } from "./price-schema.ts";

type PriceData = Pick<DesignData, "prices" | "structures" | "formats" | "campaigns">;

/** @throws ContentError naming the file and key of the first mistake in prices, formats and campaigns */
export function checkPriceData(data: PriceData, functionCodes: string[]): void {
  const { prices, structures, formats, campaigns } = data;
  const file = "design/prices.yaml";
  const symbols = structures.map(({ symbol }) => symbol);
  const prefixes = formats.map(({ prefix }) => prefix);
  requireKnown(file, "functions", functionCodes, Object.keys(prices.functions));
  requireKnown(file, "structures", symbols, Object.keys(prices.structures));
  requireKnown(file, "orf.functions", prices.orf.functions, functionCodes);
  for (const format of formats) {
    const { prefix, madeWith = [] } = format;
    requireKnown("design/formats.yaml", `${prefix}.madeWith`, [madeWith].flat(), prefixes);
    checkAscending(format);
  }
  for (const { name, functions = [], formats = [] } of campaigns) {
    requireKnown("campaigns.yaml", `${name}: functions`, functions, functionCodes);
    requireKnown("campaigns.yaml", `${name}: formats`, formats, prefixes);
  }
}

/**
 * A larger size never costs less than a smaller one. A campaign reduces all sizes of a format by the same percentage,
 * so it is enough to check the list prices.
 */
function checkAscending({ prefix, options }: Format) {
  const priced = options.filter(({ quoteReason }) => !quoteReason);
  const amounts = ({ add = 0, minimum = 0 }: FormatOption) => [add, minimum] as const;
  for (const [i, option] of priced.entries()) {
    const [add, minimum] = amounts(option);
    const [lastAdd, lastMinimum] = amounts(priced[i - 1] ?? option);
    if (add >= lastAdd && minimum >= lastMinimum) continue;
    const problem = `${prefix}: ${option.code} must not cost less than ${priced[i - 1]?.code}, a smaller size`;
    throw new ContentError("design/formats.yaml", undefined, problem);
  }
}
