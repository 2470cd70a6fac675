import type { ProductSummary } from "@ligate/contract/product";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";

/** A design that was kept in this browser: its SKU carries all of it. */
export interface KeptDesign {
  sku: string;
  name: string;
  /** ISO day. */
  keptOn: string;
}

const useStore = create<{ designs: KeptDesign[] }>()(
  persist(() => ({ designs: [] as KeptDesign[] }), {
    name: "kept_designs",
    version: 1,
    storage: createJSONStorage(() => localStorage),
    // The first render has to be what the server renders.
    skipHydration: true,
  }),
);

// `persist` is missing where the browser blocks its storage: what is kept then lasts as long as the page.

/** The designs kept in this browser, the newest first; none until its storage has been read. */
export function useKeptDesigns(): KeptDesign[] {
  const { designs } = useStore();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    void useStore.persist?.rehydrate();
    setRead(true);
  }, []);
  return isRead ? designs : [];
}

/** Keeps a product's design in this browser. */
export function keepDesign({ product_sku, product_name }: ProductSummary): void {
  // Another tab may have kept one meanwhile.
  void useStore.persist?.rehydrate();
  const keptOn = new Date().toISOString().slice(0, 10);
  const kept = { sku: product_sku, name: product_name, keptOn };
  useStore.setState(({ designs }) => ({
    designs: [kept, ...designs.filter(({ sku }) => sku !== product_sku)],
  }));
}

export function dropDesign(sku: string): void {
  void useStore.persist?.rehydrate();
  useStore.setState(({ designs }) => ({ designs: designs.filter((design) => design.sku !== sku) }));
}
