import type { CartItem } from "@ligate/contract/cart/schemas";
import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { removeDraft } from "@ligate/platform/drafts";
import { notify } from "@ligate/platform/notices";
import { useNavigateTo } from "@ligate/platform/router";
import { useApiAction } from "@ligate/ui/controls/use-api-action";

/** Saves the specification of a line in the cart, and opens the cart. */
export function useSaveLine(item: CartItem, draftName: string) {
  const navigateTo = useNavigateTo();
  const { run, isPending, error } = useApiAction();

  const save = (specification: Specification) =>
    run(async () => {
      const body = { updateSpecification: true, product_id: item.id, specification } as const;
      cart.setFromResponse(await api.post("/api/orders/cart/", { body }));
      removeDraft(`draft:${draftName}`);
      notify("success", `The specification of ${item.product_name} is saved.`);
      await navigateTo("/cart");
    });
  return { save, isPending, error };
}
