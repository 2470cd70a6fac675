import { divideHalfUp } from "../common/money.ts";

const RATE_DECIMALS = 6;

/**
 * Sales tax in cents, rounded half up.
 * @param subtotalCents integer cents
 * @param totalRate the tax service's decimal string, such as "0.086250"
 */
export function salesTaxCents(subtotalCents: number, totalRate: string): number {
  const [whole = "0", decimals = ""] = totalRate.split(".");
  const scaled = BigInt(whole + decimals.slice(0, RATE_DECIMALS).padEnd(RATE_DECIMALS, "0"));
  return divideHalfUp(BigInt(subtotalCents) * scaled, 10n ** BigInt(RATE_DECIMALS));
}
