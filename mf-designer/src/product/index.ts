export type { ProductWithFormats } from "./load-product.ts";
export { Product } from "./product.tsx";
