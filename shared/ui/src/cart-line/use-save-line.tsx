import type { CartItem } from "@ligate/contract/cart/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { removeDraft } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";

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
    notify("success", `The specification of ${item.product_name} is saved.`);
    await navigateTo("/cart");
  };
}

/** The name of the draft of a line's specification. */
export const lineDraft = ({ id }: Pick<CartItem, "id">): string => `line:${id}`;
