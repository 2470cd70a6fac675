export type { ProductWithFormats } from "./load-product.ts";
export { Mends } from "./mends.tsx";
export { Product } from "./product.tsx";
