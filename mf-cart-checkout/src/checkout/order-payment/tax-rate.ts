import { api } from "@ligate/platform/api";

const TIMEOUT_MS = 5000;

/** The sales-tax rate of a ZIP code; `undefined` if it cannot be loaded, because the checkout works without it. */
export async function fetchTaxRate(zipcode: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const [first] = await api.get("/api/tax/", { query: { zip_code: zipcode }, signal });
    return first?.total_rate;
  } catch {
    return undefined;
  }
}
