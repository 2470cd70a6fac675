import { loadOnUse } from "../../../../loading/load-on-use.ts";
import { readSupplyFiles, type SupplyFiles } from "./supply-file-schemas.ts";

/** What a size holds. */
export interface Amount {
  value: number;
  /** In the singular, such as `mL` or `reaction`. */
  unit: string;
}

/** What the files say of a supply besides the columns of its tables. */
export interface SupplyDetails {
  /** By the name of the size. */
  amounts: Record<string, Amount>;
  /** What other supplies are needed for, by their catalog numbers. */
  related: Record<string, string>;
}

export const detailsOf = ({ sizes, texts }: SupplyFiles): SupplyDetails => ({
  amounts: Object.fromEntries(
    sizes.map(({ unit_size, amount, amount_unit }) => [unit_size, { value: amount, unit: amount_unit }]),
  ),
  related: texts.related,
});

const readDetails = loadOnUse(
  () => new Map(readSupplyFiles().map((supply) => [supply.catalogNumber, detailsOf(supply)])),
);

const NONE: SupplyDetails = { amounts: {}, related: {} };

export const supplyDetails = (catalogNumber: string): SupplyDetails =>
  readDetails().get(catalogNumber) ?? NONE;
