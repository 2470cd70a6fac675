import { useLoaderData, useParams } from "@ligate/platform/router";
import type { ProductData } from "./product.loader.ts";
import { Product } from "./product.tsx";
import { RefusedDesign } from "./refused-design.tsx";

export function Component() {
  const data = useLoaderData<ProductData>();
  const { sku = "" } = useParams();
  if ("refused" in data) return <RefusedDesign sku={sku.toUpperCase()} {...data.refused} />;
  return <Product {...data} />;
}
