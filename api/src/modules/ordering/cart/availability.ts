import { availabilityText } from "@ligate/contract/cart/availability-text";
import type { Allocation } from "../../catalog/index.ts";

type AllocatedLine = Pick<Allocation, "readyQuantity" | "readyDays" | "madeToOrderDays">;

/** The availability of a line of a cart or an order, as pages receive it. */
export const toAvailability = ({ readyQuantity, readyDays, madeToOrderDays }: AllocatedLine) => ({
  ready_quantity: readyQuantity,
  ready_days: readyDays,
  made_to_order_days: madeToOrderDays,
});

/** When the pieces of a line are delivered: `2 ready in 3 business days, 1 made to order in 35`. */
export const formatDelivery = (
  line: AllocatedLine & { quantity: number; unavailableQuantity?: number },
): string =>
  availabilityText({
    quantity: line.quantity,
    ...toAvailability(line),
    unavailable_quantity: line.unavailableQuantity ?? 0,
  });

/** True if some pieces of a line are in stock and the others have to be made. */
export const hasTwoShipments = ({ readyDays, madeToOrderDays }: AllocatedLine): boolean =>
  readyDays !== null && madeToOrderDays !== null;

/** `Only 2 of HeLa-Cas9 are left.`, or that the product is sold out. */
export function leftText(name: string, count: number): string {
  if (count === 0) return `${name} is sold out.`;
  return `Only ${count} of ${name} ${count === 1 ? "is" : "are"} left.`;
}
