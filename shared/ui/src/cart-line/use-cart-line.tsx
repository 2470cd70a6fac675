import type { CartItem } from "@ligate/contract/cart/schemas";
import { useSearchParams } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useIsHydrated } from "../controls/use-is-hydrated.tsx";

/** The line of the cart that the address names by `?line=`, and what has become of it. */
export type CartLine =
  | { state: "none" | "loading" | "gone" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "found"; item: CartItem };

/**
 * Requests the line in the browser, because the HTML from the server is the same for all visitors.
 * @param skus of what the page sells: a line of something else counts as gone
 */
export function useCartLine(skus: readonly string[]): CartLine {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const id = isHydrated ? Number(query.get("line")) : 0;
  const { data, error, retry } = useApiQuery("/api/orders/cart/", id > 0 ? {} : undefined);

  if (!(id > 0)) return { state: "none" };
  if (error) return { state: "failed", message: error.detail, retry };
  if (!data) return { state: "loading" };
  const item = data.data.find((line) => line.id === id);
  return item && skus.includes(item.product_sku) ? { state: "found", item } : { state: "gone" };
}
