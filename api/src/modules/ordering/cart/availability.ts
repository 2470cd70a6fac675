import type { Allocation } from "../../catalog/index.ts";

type AllocatedLine = Pick<Allocation, "readyQuantity" | "readyDays" | "madeToOrderDays">;

/** The availability of a line of a cart or an order, as pages receive it. */
export const availabilityOf = ({ readyQuantity, readyDays, madeToOrderDays }: AllocatedLine) => ({
  ready_quantity: readyQuantity,
  ready_days: readyDays,
  made_to_order_days: madeToOrderDays,
});
