import { toDollars } from "@ligate/contract/common/money";
import type { CheckedSpecification, SpecifiedDesign } from "@ligate/contract/specification/schemas";
import type { Tx } from "../../../db/database.ts";
import { unprocessable } from "../../../http/problem.ts";
import { drawSpecified, specifyFormat, toWireWarning } from "../../design/index.ts";
import { findGuideListings } from "../guides/guide-listings.ts";
import { findDesign } from "./find-design.ts";

/**
 * The problems, price and size of a design in a format with a specification. Stores nothing.
 * @throws ProblemError 422 if the SKU is not of a design in a format, or if the design cannot be made
 */
export async function checkSpecification(
  tx: Tx,
  { product_sku, specification }: SpecifiedDesign,
): Promise<CheckedSpecification> {
  const found = await findDesign(tx, product_sku);
  const terms = {
    guideListings: found ? await findGuideListings(tx, found.design.target.number, specification) : [],
  };
  const specified = found?.format && specifyFormat(found.design, found.format, specification, terms);
  if (!specified) throw unprocessable(`No design in a delivery format has the SKU ${product_sku}.`);
  const { problems, warnings, geneWarnings, cargo, row, valid } = specified;
  return {
    problems,
    warnings,
    unit_price: dollarsOrNull(row.unitCents),
    list_price: dollarsOrNull(row.listCents),
    ...(row.reason && { reason: row.reason }),
    cargo,
    availability: {
      ready_status: row.inStock ? "Yes" : "No",
      lead_time: row.days && { min_days: row.days.min, max_days: row.days.max },
    },
    ...drawSpecified(found.design, valid),
    ...(geneWarnings.length > 0 && { gene_warnings: geneWarnings.map(toWireWarning) }),
  };
}

const dollarsOrNull = (cents: number | null) => (cents === null ? null : toDollars(cents));
