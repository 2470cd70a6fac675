/** Options and texts of the quote form. Imports no schema library, because pages import this module. */

/** Value on the wire → label. */
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
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const GENE_SPECIES = ["Mouse", "Human"] as const;
export const VIRUS_TYPES = ["Lentivirus", "n/a"] as const;

/** Listed but disabled. */
export const VIRUS_TYPES_NOT_OFFERED = ["AAV"] as const;

/** Amounts of plasmid or virus in µg. */
export const AMOUNTS_UG = ["5", "10", "20"] as const;

/** Amounts of a stable cell line in cells. */
export const CELL_LINE_AMOUNTS = ["1x10^6", "2x10^6"] as const;
export const QUOTE_RECEIVED =
  "Thank you for your message. Our team will respond within one to three business days.";
