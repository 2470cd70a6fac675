/**
 * Links to categories and services in the menus of the frame, in order. Only handles of routes use them, so that no browser
 * loads this file.
 */
const METHODS = [
  { to: "/products/gene-knock-out", name: "Gene Knock-out" },
  { to: "/products/gene-knock-in", name: "Targeted Knock-In" },
  { to: "/products/gene-deletion", name: "Gene Deletion" },
  { to: "/products/crispr-activation-interference", name: "Activation and Interference" },
  { to: "/products/rna-knock-down", name: "RNA Knock-down" },
  { to: "/products/overexpression", name: "Overexpression" },
];

const STOCK = [
  { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
  { to: "/products/cdna-vector-stock", name: "cDNA Vectors" },
  { to: "/products/cdna-lentivirus-stock", name: "cDNA Lentivirus" },
  { to: "/products/lentivirus-control-stock", name: "Lentivirus Controls" },
  { to: "/products/stable-cell-line-stock", name: "Stable Cell Lines" },
];

const SERVICES = [
  { to: "/services/custom-cloning", name: "Cloning Services" },
  { to: "/services/lentivirus-package", name: "Lentivirus Package" },
  { to: "/services/stable-cell-line", name: "Stable Cell Line" },
  { to: "/services/genome-editing-services", name: "Genome Editing Services" },
  { to: "/services/experiment-services", name: "Experiment Services" },
  { to: "/services/lab-supplies", name: "Lab Supplies" },
];

export const CATEGORY_LINKS = [
  ...METHODS.map((link) => ({ menu: "products", group: "Design by method", order: 1, ...link })),
  ...STOCK.map((link) => ({ menu: "products", group: "Ready to ship", order: 1, ...link })),
];

export const SERVICE_LINKS = [
  { menu: "products", group: "Supplies", order: 2, to: "/services/lab-supplies", name: "Lab Supplies" },
  ...SERVICES.map((link) => ({ menu: "services", order: 1, ...link })),
];
