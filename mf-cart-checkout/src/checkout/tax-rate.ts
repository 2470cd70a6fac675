import { api } from "@ligate/platform/api";

const PATIENCE_MS = 5000;

/** The sales-tax rate of a ZIP; `undefined` where it cannot be had: the checkout goes on without it. */
export async function taxRateOf(zipcode: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const [first] = await api.get("/api/tax/", { query: { zip_code: zipcode }, signal });
    return first?.total_rate;
  } catch {
    return undefined;
  }
}
