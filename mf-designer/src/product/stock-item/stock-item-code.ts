import type { StockItem } from "./stock-item.tsx";

let code: typeof StockItem | undefined;

/** Loads the code of the page of a stock item, which pages of kits do without. A server cannot wait for it while it renders. */
export async function loadStockItem(): Promise<void> {
  const module = await import(/* webpackChunkName: "stock-item" */ "./stock-item.tsx");
  code = module.StockItem;
}

/** The page of a stock item; `undefined` before it is loaded. */
export const getStockItem = (): typeof StockItem | undefined => code;
