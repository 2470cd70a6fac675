import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import type { OrderLine } from "../orders/orders.table.ts";
import { type Shipment, shipmentLines, shipments } from "./shipments.table.ts";

/** Pieces of an order line. */
export interface ShippedPieces {
  orderLineId: number;
  quantity: number;
}

/** A shipment with what it contains. */
export interface ShipmentRecord extends Shipment {
  pieces: ShippedPieces[];
}

/** The shipments of an order, the oldest first. One read. */
export async function readShipments(tx: Tx, orderId: number): Promise<ShipmentRecord[]> {
  const rows = await tx
    .select({
      shipment: shipments,
      pieces: { orderLineId: shipmentLines.orderLineId, quantity: shipmentLines.quantity },
    })
    .from(shipments)
    .innerJoin(shipmentLines, eq(shipmentLines.shipmentId, shipments.id))
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number), asc(shipmentLines.orderLineId));
  return [...Map.groupBy(rows, ({ shipment }) => shipment.id).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.shipment, pieces: group.map(({ pieces }) => pieces) }] : [];
  });
}

/** The pieces of an order that have not been shipped yet, by line; empty if everything has left. */
export function unshippedPieces(
  lines: Pick<OrderLine, "id" | "quantity">[],
  shipped: ShipmentRecord[],
): ShippedPieces[] {
  return lines.flatMap(({ id, quantity }) => {
    const sent = countPieces(
      shipped.flatMap(({ pieces }) => pieces),
      { id },
    );
    return sent < quantity ? [{ orderLineId: id, quantity: quantity - sent }] : [];
  });
}

/** The number of pieces that are of a line. */
export const countPieces = (pieces: ShippedPieces[], { id }: Pick<OrderLine, "id">): number =>
  pieces.filter(({ orderLineId }) => orderLineId === id).reduce((sum, { quantity }) => sum + quantity, 0);
