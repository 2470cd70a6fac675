import { useLoaderData } from "@ligate/platform/router";
import type { productLoader } from "./product.loader.ts";
import { ProductDetail } from "./product-detail.tsx";

export function Component() {
  return <ProductDetail {...useLoaderData<typeof productLoader>()} />;
}
