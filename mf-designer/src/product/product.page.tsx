import { useLoaderData, useParams } from "@ligate/platform/router";
import type { ProductData } from "./product.loader.ts";
import { Product } from "./product.tsx";
import { RefusedDesign } from "./refused-design.tsx";
import { StockItem } from "./stock-item/stock-item.tsx";

export function Component() {
  const data = useLoaderData<ProductData>();
  const { sku = "" } = useParams();
  if ("refused" in data) return <RefusedDesign sku={sku.toUpperCase()} {...data.refused} />;
  if ("item" in data) return <StockItem key={data.item.sku} {...data} />;
  return <Product {...data} />;
}
