import { api } from "@ligate/platform/api";
import { useApiQuery } from "@ligate/platform/use-api-query";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { NotSoldLines } from "../shared/not-sold/not-sold-lines.tsx";

const CART = "/api/orders/cart/";

export interface NotSoldInCartProps {
  /** Moves the focus from a button that disappears with its line. */
  onRemoved: () => void;
}

/** The lines of the cart that cannot be ordered. Nothing while the cart is loading, or if it cannot be loaded. */
export function NotSoldInCart({ onRemoved }: NotSoldInCartProps) {
  const { data, retry: reload } = useApiQuery(CART, {});
  const { run, error } = useApiAction();
  const remove = (id: number) =>
    run(async () => {
      await api.post(CART, { body: { remove: true, product_id: id } });
      onRemoved();
      reload();
    });

  return (
    <>
      <NotSoldLines lines={data?.not_sold ?? []} isCompact onRemove={({ id }) => void remove(id)} />
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
