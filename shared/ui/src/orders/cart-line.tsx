import type { CartItem } from "@ligate/contract/cart/schemas";
import { productTitle } from "@ligate/contract/orders/product-label";
import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { removeDraft } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo, useSearchParams } from "@ligate/platform/router";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { Button } from "../controls/button.tsx";
import { useIsHydrated } from "../controls/use-is-hydrated.tsx";
import { Alert } from "../feedback/alert.tsx";
import type { DraftName } from "../forms/use-draft.tsx";

/** The line of the cart that the address names by `?line=`, and the state of its request. */
export type CartLine =
  | { state: "none" | "loading" | "gone" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "found"; item: CartItem };

/**
 * Requests the line in the browser, because the HTML from the server is the same for all visitors.
 * @param skus SKUs that the page sells: a line of another SKU counts as gone
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

export interface CartLineStateProps {
  line: CartLine;
  /** Advice for a customer whose line is gone, as a sentence. */
  instead: string;
}

/** Says that the line of the cart is being loaded, could not be loaded, or is gone. */
export function CartLineState({ line, instead }: CartLineStateProps) {
  if (line.state === "loading") return <p role="status">Loading the line of your cart…</p>;
  if (line.state === "gone")
    return <Alert kind="notice">This line is no longer in your cart. {instead}</Alert>;
  if (line.state !== "failed") return null;
  return (
    <Alert kind="error">
      The line of your cart could not be loaded. {line.message}{" "}
      <Button small variant="outlined" onClick={line.retry}>
        Retry
      </Button>
    </Alert>
  );
}

/**
 * Returns a function that saves the specification of a line in the cart, removes its draft and opens the cart. It throws
 * ApiError.
 */
export function useSaveLine() {
  const navigateTo = useNavigateTo();
  return async (item: CartItem, specification: Specification): Promise<void> => {
    const body = { updateSpecification: true, product_id: item.id, specification } as const;
    cart.setFromResponse(await api.post("/api/orders/cart/", { body }));
    removeDraft(`draft:${lineDraft(item)}`);
    notify("success", `The specification of ${productTitle(item)} is saved.`);
    await navigateTo("/cart");
  };
}

/** The name of the draft of a line's specification. */
export const lineDraft = ({ id }: Pick<CartItem, "id">): DraftName => `line:${id}`;
