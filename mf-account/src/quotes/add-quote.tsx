import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { useNavigate } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";

export interface AddQuoteProps {
  /** The number of an open quote. */
  number: string;
}

/** Adds the lines of a quote to the cart, at its prices, and opens the cart. */
export function AddQuote({ number }: AddQuoteProps) {
  const { run, isPending, error } = useApiAction();
  const navigate = useNavigate();
  const reauthenticate = useReauthenticate();

  async function add() {
    const params = { id: number };
    const { cart: saved } = await api.post("/api/orders/cart/add-quote-to-cart/:id", { params });
    cart.setFromResponse(saved);
    await navigate("/cart");
  }

  return (
    <>
      <Button
        small
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(() => run(() => add().catch(reauthenticate)))}
      >
        {isPending ? "One moment…" : "Add to cart"}
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
