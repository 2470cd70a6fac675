import type { CartItem } from "@ligate/contract/cart/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";

/** Returns a function that saves the specification of a line in the cart and opens the cart. It throws ApiError. */
export function useSaveLine() {
  const navigateTo = useNavigateTo();
  return async ({ id, product_name }: CartItem, specification: Specification): Promise<void> => {
    const body = { updateSpecification: true, product_id: id, specification } as const;
    cart.setFromResponse(await api.post("/api/orders/cart/", { body }));
    notify("success", `The specification of ${product_name} is saved.`);
    await navigateTo("/cart");
  };
}
