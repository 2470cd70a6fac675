/** What the quote form offers and says. No schema here: pages that only link to the form stay small. */

/** Value on the wire → what a visitor reads. */
export const QUOTE_TYPES = { productType: "Product", serviceType: "Service" } as const;
export type QuoteType = keyof typeof QUOTE_TYPES;

export const PRODUCT_TYPES = [
  "Genome Targeted Knock-In",
  "Gene Knock-In Tagging",
  "Gene Knock-out",
  "Gene Deletion",
  "CRISPR RNA Knock-down",
  "CRISPR Activation",
  "CRISPR Inhibition",
  "CRISPR Editing",
] as const;

/** Name in an address, `/quote/custom-cloning` → the service. */
export const QUOTED_SERVICES = {
  "custom-cloning": "Custom Cloning Services",
  "lentivirus-package": "Lentivirus Package Services",
  "stable-cell-line": "Stable Cell Line Services",
} as const;
export type ServiceType = (typeof QUOTED_SERVICES)[keyof typeof QUOTED_SERVICES];

export const SERVICE_TYPES = Object.values(QUOTED_SERVICES);

/** The service that an address names; `undefined` where the form has no such service. */
export function quotedService(url: string | undefined): ServiceType | undefined {
  return Object.entries(QUOTED_SERVICES).find(([name]) => name === url)?.[1];
}

export const GENE_SPECIES = ["Mouse", "Human"] as const;
export const VIRUS_TYPES = ["Lentivirus", "n/a"] as const;

/** Listed, and not to be chosen. */
export const VIRUS_TYPES_NOT_OFFERED = ["AAV"] as const;

/** Micrograms of plasmid or virus. */
export const AMOUNTS_UG = ["5", "10", "20"] as const;

/** Cells of a stable line. */
export const CELL_LINE_AMOUNTS = ["1x10^6", "2x10^6"] as const;
export const QUOTE_RECEIVED =
  "Thank you for your message. Our team will respond within one to three business days.";
