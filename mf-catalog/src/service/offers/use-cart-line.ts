import type { CartItem } from "@ligate/contract/cart/schemas";
import type { ServiceOffer } from "@ligate/contract/services/schemas";
import { useSearchParams } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useIsHydrated } from "@ligate/ui/controls/use-is-hydrated";

/** The line of the cart that the address names by `?line=`, and what has become of it. */
export interface CartLine {
  state: "none" | "loading" | "gone" | "found";
  item?: CartItem;
}

/** Requests the line in the browser, because the HTML from the server is the same for all visitors. */
export function useCartLine(offers: readonly ServiceOffer[]): CartLine {
  const [query] = useSearchParams();
  const isHydrated = useIsHydrated();
  const id = isHydrated ? Number(query.get("line")) : 0;
  const { data, isPending } = useApiQuery("/api/orders/cart/", id > 0 ? {} : undefined);

  if (!(id > 0)) return { state: "none" };
  if (isPending) return { state: "loading" };
  const item = data?.data.find((line) => line.id === id);
  const isOfPage = offers.some(({ product_sku }) => product_sku === item?.product_sku);
  return item && isOfPage ? { state: "found", item } : { state: "gone" };
}
