import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { type Location, useLocation, useNavigateTo, useNavigation } from "@ligate/platform/router";
import { useEffect, useRef } from "react";
import { storeResponse } from "./response-cache.ts";

/**
 * Replaces an address that differs from the shown state, such as the address of a step that cannot be opened yet. A
 * correction would cancel a choice that has not reached the address, so choices navigate with the returned function.
 * @param url the address of the shown state; `undefined` while it is unknown
 * @param product the product of the design in `url`, so that the address can be opened without loading it again
 * @returns a function that navigates, and suspends corrections until another address is rendered
 */
export function useAddressCorrection(url: string | undefined, product: ProductSummary | undefined) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigateTo = useNavigateTo();
  /** Key of the location that was rendered when a choice left it. */
  const leftKey = useRef<string>(undefined);
  const isWrong = url !== undefined && url !== location.pathname + normalize(location.search);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per correction, when no navigation is pending
  useEffect(() => {
    if (!isWrong || navigation.state !== "idle" || isNavigationPending(location)) return;
    if (leftKey.current === location.key) return;
    if (product) storeResponse(`product ${product.product_sku}`, product);
    void navigateTo(url, { replace: true });
  }, [isWrong, url, navigation.state, location.key]);

  return (address: string, options?: { replace?: boolean }) => {
    leftKey.current = location.key;
    // The router changes the address only after the options are loaded. Without this, Back to a page that was left
    // before would not restore the choice.
    if (options?.replace && !isNavigationPending(location))
      window.history.replaceState(window.history.state, "", address);
    void navigateTo(address, options);
  };
}

/** The query as `URLSearchParams` writes it, which may encode other characters than the link did. */
function normalize(search: string): string {
  const query = new URLSearchParams(search);
  return query.size > 0 ? `?${query}` : "";
}

/**
 * Whether a navigation with Back or Forward is pending: the browser is at another history entry than the rendered
 * location. React Router stores the key of an entry in `history.state`.
 */
export function isNavigationPending(rendered: Location): boolean {
  const entry = window.history.state as { idx?: number; key?: string } | null;
  return entry?.idx !== undefined && (entry.key ?? "default") !== rendered.key;
}
