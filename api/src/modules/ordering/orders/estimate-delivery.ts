import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { addDays } from "@ligate/contract/common/business-days";
import { deliveryDay, type Shipment } from "@ligate/contract/orders/delivery-day";
import { storeDay } from "../../design/index.ts";

/**
 * The day on which the last shipment of an order arrives that is begun today, outside of the buyer's closing days.
 * @param address one that lines can be delivered to: its closing days are a short range
 */
export function estimateDelivery(shipments: readonly Shipment[], address: ShippingAddress): string {
  const closed = listClosedDays(address);
  const days = shipments.map((shipment) => deliveryDay(storeDay(), shipment, closed));
  return days.sort().at(-1) ?? storeDay();
}

function listClosedDays({ closed_from: from, closed_to: to = from }: ShippingAddress): ReadonlySet<string> {
  const closed = new Set<string>();
  if (!from || !to) return closed;
  for (let day = from; day <= to; day = addDays(day, 1)) closed.add(day);
  return closed;
}
