import type { OrderAgainResult } from "@ligate/contract/orders/schemas";
import { api } from "@ligate/platform/api";
import { cart } from "@ligate/platform/cart";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import { useReauthenticate } from "../shared/session/use-reauthenticate.ts";
import { OrderAgainOutcome } from "./order-again-outcome.tsx";

export interface OrderAgainProps {
  orderNumber: string;
}

/** Adds the lines of the order to the cart at today's prices. The result replaces the button, so that it runs once. */
export function OrderAgain({ orderNumber }: OrderAgainProps) {
  const { run, isPending, error } = useApiAction();
  const [result, setResult] = useState<OrderAgainResult>();
  const reauthenticate = useReauthenticate("order-again");

  async function orderAgain() {
    const params = { id: orderNumber };
    const added = await api.post("/api/users/order-again/:id/", { params });
    cart.setFromResponse(added);
    setResult(added);
  }

  if (result) return <OrderAgainOutcome result={result} />;
  return (
    <>
      <Button
        wide
        aria-disabled={isPending || undefined}
        onClick={ignoreDoubleClick(() => run(() => orderAgain().catch(reauthenticate({}))))}
      >
        {isPending ? "One moment…" : "Order again"}
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
