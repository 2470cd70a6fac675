/** Brotli bytes of all scripts of a first load, by remote. */
const BUDGETS: Record<string, number> = {
  "mf-designer": 160_000,
  "mf-cart-checkout": 160_000,
};
const DEFAULT_BUDGET = 145_000;

/** How many bytes of scripts, compressed by Brotli, a first load of a page of a remote may transfer. */
export const scriptBudget = (remote: string): number => BUDGETS[remote] ?? DEFAULT_BUDGET;
