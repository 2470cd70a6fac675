import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { safeLocalStorage } from "@ligate/platform/drafts";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** A design saved in this browser. The SKU encodes the complete design. */
export interface LocalDesign {
  sku: string;
  name: string;
  /** The day it was saved, `YYYY-MM-DD`. */
  keptOn: string;
}

const useLocalDesignsStore = create<{ designs: LocalDesign[] }>()(
  persist(() => ({ designs: [] as LocalDesign[] }), {
    name: "kept_designs",
    version: 1,
    storage: createJSONStorage(() => safeLocalStorage),
    // The first render has to match the HTML from the server, which has no storage.
    skipHydration: true,
  }),
);

/** The designs saved in this browser, newest first; empty until local storage has been read. */
export function useLocalDesigns(): LocalDesign[] {
  const { designs } = useLocalDesignsStore();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void useLocalDesignsStore.persist.rehydrate();
    setLoaded(true);
  }, []);
  return isLoaded ? designs : [];
}

/** Saves the design of a product in this browser, above the others. */
export function saveLocalDesign({ product_sku, product_name }: ProductSummary): void {
  const keptOn = new Date().toISOString().slice(0, 10);
  const design = { sku: product_sku, name: product_name, keptOn };
  updateDesigns((designs) => [design, ...designs.filter(({ sku }) => sku !== product_sku)]);
}

export function removeLocalDesign(sku: string): void {
  updateDesigns((designs) => designs.filter((design) => design.sku !== sku));
}

function updateDesigns(update: (designs: LocalDesign[]) => LocalDesign[]): void {
  // Another tab may have changed the list since this tab read it.
  void useLocalDesignsStore.persist.rehydrate();
  useLocalDesignsStore.setState(({ designs }) => ({ designs: update(designs) }));
}

export const formatDesignCount = (count: number): string => (count === 1 ? "1 design" : `${count} designs`);
