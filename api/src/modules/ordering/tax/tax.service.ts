import type { Settings } from "@ligate/contract/settings/settings";
import { salesTaxCents } from "@ligate/contract/tax/sales-tax";
import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../../db/database.ts";
import { sendRequest } from "../../../http/send-request.ts";
import { orders } from "../orders/orders.table.ts";
import { taxRates } from "./tax-rates.table.ts";

/** The tax service did not respond, or its response was invalid. */
export class TaxServiceUnavailableError extends Error {
  override name = "TaxServiceUnavailableError";
}

/** The rate of a ZIP code that the service does not know. */
const NO_TAX = "0.000000";
const TIMEOUT_MS = 3_000;
const CACHE_DAYS = 7;
const TaxResponse = z.array(z.object({ total_rate: z.string().regex(/^\d+(\.\d+)?$/) }));

interface Logger {
  warn(about: object, message: string): void;
}
type TaxSettings = Pick<Settings, "TAX_API_URL" | "TAX_API_KEY">;

/**
 * The total rate of a ZIP code, such as "0.086250"; null if the service does not know it. Do not call it in a
 * transaction, because it may wait for the service.
 * @throws TaxServiceUnavailableError
 */
export async function findTaxRate(db: Database, settings: TaxSettings, zipCode: string) {
  const zip = zipCode.slice(0, 5);
  const isFresh = gt(taxRates.fetchedAt, sql`now() - make_interval(days => ${CACHE_DAYS})`);
  const [cached] = await db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.zip, zip), isFresh));
  if (cached) return cached.totalRate;
  const totalRate = await fetchTaxRate(settings, zip);
  await db
    .insert(taxRates)
    .values({ zip, totalRate })
    .onConflictDoUpdate({ target: taxRates.zip, set: { totalRate, fetchedAt: sql`now()` } });
  return totalRate;
}

/** Returns `undefined` if the service fails; `backfillTaxes` then records the order's tax later. */
export async function findTaxRateIfAvailable(
  db: Database,
  settings: TaxSettings,
  zipCode: string,
  log: Logger,
) {
  try {
    return (await findTaxRate(db, settings, zipCode)) ?? NO_TAX;
  } catch (error) {
    if (!(error instanceof TaxServiceUnavailableError)) throw error;
    log.warn({ err: error }, "a tax rate is pending");
    return undefined;
  }
}

async function fetchTaxRate({ TAX_API_URL, TAX_API_KEY }: TaxSettings, zip: string): Promise<string | null> {
  if (!TAX_API_URL) throw new TaxServiceUnavailableError("TAX_API_URL is not set");
  const address = new URL(TAX_API_URL);
  address.searchParams.set("zip_code", zip);
  try {
    const headers = { "x-api-key": TAX_API_KEY ?? "" };
    const { status, body } = await sendRequest(address, { headers, timeoutMs: TIMEOUT_MS });
    if (status >= 400) throw new Error(`It answered ${status}`);
    return TaxResponse.parse(body)[0]?.total_rate ?? null;
  } catch (cause) {
    throw new TaxServiceUnavailableError(`The tax service did not return the rate of ${zip}`, { cause });
  }
}

const BATCH = 50;

/** Records the tax of orders whose rate was pending, for each rate that is available now. */
export async function backfillTaxes(db: Database, rateOf: (zip: string) => Promise<string | undefined>) {
  const pending = await db
    .select()
    .from(orders)
    .where(isNull(orders.taxCents))
    .orderBy(asc(orders.id))
    .limit(BATCH);
  const zips = Object.groupBy(pending, ({ address }) => address.zipcode.slice(0, 5));
  for (const [zip, ofZip = []] of Object.entries(zips)) {
    const taxRate = await rateOf(zip);
    if (taxRate === undefined) continue;
    for (const { id, subtotalCents } of ofZip) {
      const taxCents = salesTaxCents(subtotalCents, taxRate);
      await db.update(orders).set({ taxRate, taxCents }).where(eq(orders.id, id));
    }
  }
}
