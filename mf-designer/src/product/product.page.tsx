import { useLoaderData, useParams } from "@ligate/platform/router";
import { use } from "react";
import type { ProductData, StockItemData } from "./product.loader.ts";
import { Product } from "./product.tsx";
import { RefusedDesign } from "./refused-design.tsx";
import { getStockItem, loadStockItem } from "./stock-item/stock-item-code.ts";

export function Component() {
  const data = useLoaderData<ProductData>();
  const { sku = "" } = useParams();
  if ("refused" in data) return <RefusedDesign sku={sku.toUpperCase()} {...data.refused} />;
  if ("item" in data) return <LoadedStockItem key={data.item.sku} {...data} />;
  return <Product {...data} />;
}

let loading: Promise<void> | undefined;

/** The page of a stock item. A page from a server is hydrated without the loader, and stays as it is until the code is there. */
function LoadedStockItem(props: StockItemData) {
  if (!getStockItem()) {
    loading ??= loadStockItem();
    use(loading);
  }
  const StockItem = getStockItem();
  return StockItem && <StockItem {...props} />;
}
