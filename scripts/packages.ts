import { resolve } from "node:path";

export const ROOT = resolve(import.meta.dirname, "..");

/** The packages that are built into releases. */
export const BROWSER_PACKAGES = [
  "shell",
  "mf-catalog",
  "mf-designer",
  "mf-cart-checkout",
  "mf-account",
] as const;

/** Every package with tests and types of its own, in the order in which a mistake is cheapest to find. */
export const PACKAGES = [
  "shared/contract",
  "shared/build",
  "shared/platform",
  "shared/ui",
  ...BROWSER_PACKAGES,
  "gateway",
  "sandbox",
  "api",
  "e2e",
] as const;
