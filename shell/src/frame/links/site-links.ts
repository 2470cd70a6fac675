/** A link to a page of the store, with its name in menus. */
export interface SiteLink {
  to: string;
  name: string;
}

/** Links of a menu with a common heading. */
export interface SiteLinkGroup {
  name: string;
  links: SiteLink[];
}

export const ALL_PRODUCTS: SiteLink = { to: "/products", name: "All products" };

export const PRODUCT_GROUPS: SiteLinkGroup[] = [
  {
    name: "Design by method",
    links: [
      { to: "/products/gene-knock-out", name: "Gene Knock-out" },
      { to: "/products/gene-knock-in", name: "Targeted Knock-In" },
      { to: "/products/gene-deletion", name: "Gene Deletion" },
      { to: "/products/rna-knock-down", name: "RNA Knock-down" },
      { to: "/products/overexpression", name: "Overexpression" },
    ],
  },
  {
    name: "Ready to ship",
    links: [
      { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
      { to: "/products/cdna-vector-stock", name: "cDNA Vectors" },
      { to: "/products/cdna-lentivirus-stock", name: "cDNA Lentivirus" },
      { to: "/products/lentivirus-control-stock", name: "Lentivirus Controls" },
      { to: "/products/stable-cell-line-stock", name: "Stable Cell Lines" },
    ],
  },
  { name: "Supplies", links: [{ to: "/services/lab-supplies", name: "Lab Supplies" }] },
];

export const SERVICES: SiteLink[] = [
  { to: "/services/custom-cloning", name: "Cloning Services" },
  { to: "/services/lentivirus-package", name: "Lentivirus Package" },
  { to: "/services/stable-cell-line", name: "Stable Cell Line" },
  { to: "/services/genome-editing-services", name: "Genome Editing Services" },
  { to: "/services/experiment-services", name: "Experiment Services" },
  { to: "/services/lab-supplies", name: "Lab Supplies" },
  { to: "/services", name: "All services" },
];

export const POLICIES: SiteLink[] = [
  { to: "/policies/terms", name: "Terms of Sale" },
  { to: "/policies/privacy", name: "Privacy" },
  { to: "/policies/shipping", name: "Shipping" },
  { to: "/policies/returns", name: "Returns" },
];

/** The pages that visitors most often open next, from any page. */
export const LIKELY_NEXT = ["/design", "/cart"] as const;
