/** The kinds of parts. Each kind has the same color on every page. */
export const PART_KINDS = [
  "promoter",
  "effector",
  "tag",
  "fluorescence",
  "selection",
  "bacterial",
  "guide",
  "regulatory",
  "repeat",
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** How a product is kept cold on its way. */
export const SHIPPING_TEMPERATURES = ["ambient", "blue_ice", "dry_ice"] as const;
export type ShippingTemperature = (typeof SHIPPING_TEMPERATURES)[number];
