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

/** @throws if no package that is built into releases has this name */
export function assertBrowserPackage(name: string): void {
  if (BROWSER_PACKAGES.some((known) => known === name)) return;
  throw new Error(`There is no package ${name}. The packages are ${BROWSER_PACKAGES.join(", ")}.`);
}
