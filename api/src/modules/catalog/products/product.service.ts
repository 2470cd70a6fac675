import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { type DesignQuery, TargetSequence } from "@ligate/contract/design/schemas";
import type { DesignState, DesignStateQuery } from "@ligate/contract/design/state-schemas";
import type { SpecifiedDesign } from "@ligate/contract/specification/schemas";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import {
  checkSpecification,
  type Design,
  DesignError,
  designProblem,
  designState,
  type FileKit,
  findFixes,
  formatRows,
  kitSequences,
  prepareRanges,
  productSummary,
  type Target,
  uncheckedDesignFromNames,
} from "../../design/index.ts";
import { findTarget } from "../genes/find-target.ts";
import { findTargetGene } from "../genes/target-gene.ts";
import { findGuideListings } from "../guides/guide-listings.ts";
import { searchEntries } from "../search/entries/search-entry.table.ts";
import { services, stockItems, supplies } from "./catalog.table.ts";
import { type FoundDesign, findDesign, findRefusedDesign } from "./find-design.ts";
import { findStockItemOfTarget } from "./stock-items/stock-item-summary.ts";

/**
 * The target with this number; `undefined` without a number.
 * @throws ProblemError 422 if no gene has it
 */
export async function requireTarget(tx: Tx, number: string | undefined): Promise<Target | undefined> {
  const target = number === undefined ? undefined : await findTarget(tx, number);
  if (number !== undefined && !target) throw unprocessable(`No gene has the number ${number}.`);
  return target;
}

/**
 * The design with these part names.
 * @throws ProblemError 422 with the reason, and the changes that make the design possible
 */
export async function designFromQuery(tx: Tx, names: DesignQuery): Promise<Design> {
  const target = await findTarget(tx, names.target_sequence, names.function_type_name);
  if (!target) throw await noSuchTarget(tx, names.target_sequence);
  const design = mapDesignErrors(() => uncheckedDesignFromNames(names, target));
  const problem = designProblem(design);
  if (problem) throw unprocessable(problem, { fixes: findFixes(design) });
  return design;
}

async function noSuchTarget(tx: Tx, number: string): Promise<ProblemError> {
  const item = await findStockItemOfTarget(tx, number);
  return unprocessable(`No gene has the number ${number}.`, item ? { url: `/products/${item.page}` } : {});
}

/**
 * The summary of a design, by its SKU with or without a format.
 * @throws ProblemError 404: with the reason and `fixes` for a design that cannot be made, and with the `url` of the
 *   product page for the SKU of another product
 */
export async function getProductSummary(tx: Tx, sku: string): Promise<ProductSummary> {
  const found = await findDesign(tx, sku);
  const summary = found && productSummary(found.design, found.format);
  if (!summary) throw await noSuchDesign(tx, sku);
  return { ...summary, gene: await findTargetGene(tx, found.design.target) };
}

/**
 * The state of the designer at an address. A target that does not exist is left out.
 * @throws ProblemError 404 as `getProductSummary`, except for a design that cannot be made
 */
export async function getDesignState(tx: Tx, query: DesignStateQuery): Promise<DesignState> {
  const named = query.sku ? await designOfAddress(tx, query.sku) : undefined;
  const isTarget = TargetSequence.safeParse(query.target);
  const target = named?.target ?? (isTarget.success ? await findTarget(tx, isTarget.data) : undefined);
  await prepareRanges();
  return designState(query, { target, gene: target ? await findTargetGene(tx, target) : null, named });
}

/** The design of a SKU, even if it cannot be made. */
async function designOfAddress(tx: Tx, sku: string): Promise<Design> {
  return (await findRefusedDesign(tx, sku))?.design ?? (await requireDesign(tx, sku)).design;
}

/** A design, by its SKU with or without a format. @throws ProblemError 404 as `getProductSummary` */
export async function requireDesign(tx: Tx, sku: string): Promise<FoundDesign> {
  const found = await findDesign(tx, sku);
  if (!found) throw await noSuchDesign(tx, sku);
  const { design, format } = found;
  const isDelivered = !format || formatRows(design).some(({ option }) => option.code === format);
  if (!isDelivered) throw await noSuchDesign(tx, sku);
  return found;
}

async function noSuchDesign(tx: Tx, sku: string): Promise<ProblemError> {
  const refused = await findRefusedDesign(tx, sku);
  if (refused) return new ProblemError(404, refused.reason, { fixes: findFixes(refused.design) });
  const url = await findProductUrl(tx, sku);
  return new ProblemError(404, `No product has the SKU ${sku}.`, url ? { url } : {});
}

/** Rethrows a DesignError as a ProblemError 422. */
export function mapDesignErrors<T>(resolve: () => T): T {
  try {
    return resolve();
  } catch (error) {
    throw error instanceof DesignError ? unprocessable(error.message) : error;
  }
}

/** The path of the page of a supply, stock item or service, or of a page by its number; `undefined` if there is none. */
export async function findProductUrl(tx: Tx, productSku: string): Promise<string | undefined> {
  const sku = productSku.toUpperCase();
  const [supply] = await tx.select().from(supplies).where(eq(supplies.catalogNumber, sku));
  if (supply) return `/product/featured/${sku}`;
  const [item] = await tx.select().from(stockItems).where(eq(stockItems.sku, sku));
  if (item) return item.offered ? `/products/item/${sku}` : `/products/${item.page}`;
  const [service] = await tx.select().from(services).where(eq(services.sku, sku));
  if (service) return `/services/${service.url}#${service.sku}`;
  const [entry] = await tx.select().from(searchEntries).where(eq(searchEntries.sku, sku));
  return entry?.url;
}

/**
 * The sequences of a design without a specification, by its SKU with or without a format.
 * @throws ProblemError 404 as `getProductSummary`
 */
export async function getKitSequences(tx: Tx, sku: string): Promise<FileKit> {
  const { design } = await requireDesign(tx, sku);
  return kitSequences(design, null);
}

/** A format that every structure is delivered in, and that asks for nothing of its own. */
const PLASMID_DNA = "PD";

/**
 * The sequences of a design with what a specification says. Fields that are missing stay as the store draws them.
 * @throws ProblemError 404 as `getProductSummary`; 422 with the problem of the first invalid field
 */
export async function getSpecifiedSequences(
  tx: Tx,
  { product_sku, specification }: SpecifiedDesign,
): Promise<FileKit> {
  const { design, format = PLASMID_DNA } = await requireDesign(tx, product_sku);
  const guideListings = await findGuideListings(tx, design.target.number, specification);
  const { problems, valid } = checkSpecification(design, format, specification, { guideListings });
  const invalid = problems.find(({ field }) => specification[field] !== undefined);
  if (invalid) throw unprocessable(invalid.message);
  return kitSequences(design, valid);
}
