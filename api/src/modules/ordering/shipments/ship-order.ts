import { CARRIERS, type Carrier } from "@ligate/contract/shipments/constants";
import type { Tx } from "../../../db/database.ts";
import { conflict, unprocessable } from "../../../http/problem.ts";
import { enqueueEmail } from "../../../jobs/outbox.ts";
import { listFiles } from "../files/list-files.ts";
import { findBuyer } from "../orders/buyer.ts";
import { readOrderLines } from "../orders/find-order.ts";
import type { OrderLine } from "../orders/orders.table.ts";
import { lockOrder, type PlacedOrder } from "../orders/status/record-status-change.ts";
import { readShipments, type ShipmentRecord, type ShippedPieces, unshippedPieces } from "./read-shipments.ts";
import { shipmentMail } from "./shipment-mail.ts";
import { shipmentLines, shipments } from "./shipments.table.ts";

export interface ShipmentRequest {
  carrier: Carrier;
  /** Empty if there is none. */
  trackingNumber: string;
  /** Pieces by the position of their line, counted from 1: undefined for all that is left, also of a line. */
  pieces?: Map<number, number | undefined> | undefined;
  /** Required with frozen products. */
  dryIceGrams?: number | undefined;
  /** `YYYY-MM-DD` */
  shippedOn: string;
  actor: string;
  publicUrl: string;
}

const SHIPPED_FROM: readonly string[] = ["ready_for_delivery", "invoiced", "paid"];

/**
 * Records that pieces of an order have left the laboratory, and mails the buyer.
 * @returns the shipment, and how many pieces are left to ship
 * @throws ProblemError 404; 409 if the order is not ready, or these pieces or this parcel have been recorded; 422 for a line that it does
 * not have, or without the weight of the dry ice
 */
export async function shipOrder(
  tx: Tx,
  orderNumber: string,
  request: ShipmentRequest,
): Promise<{ shipment: ShipmentRecord; left: number }> {
  const order = await lockOrder(tx, orderNumber);
  if (!SHIPPED_FROM.includes(order.status))
    throw conflict(`Order ${orderNumber} is not ready for delivery. Move it to ready-for-delivery first.`);
  const lines = await readOrderLines(tx, order);
  const earlier = await readShipments(tx, order.id);
  assertNewParcel(earlier, request);
  const left = unshippedPieces(lines, earlier);
  if (left.length === 0) throw conflict(`All lines of order ${orderNumber} have been shipped.`);
  const pieces = request.pieces ? choosePieces(lines, left, request.pieces) : left;
  assertDescribed(lines, pieces, request);
  const shipment = await insertShipment(tx, order, earlier.length + 1, { ...request, pieces });
  const buyer = await findBuyer(tx, order);
  const rest = unshippedPieces(lines, [...earlier, shipment]);
  const files = await listFiles(tx, order);
  const hasFiles = files.some((file) => pieces.some(({ orderLineId }) => orderLineId === file.orderLineId));
  const shipped = { shipment, lines, isLast: rest.length === 0, hasFiles };
  const mail = shipmentMail(order, shipped, buyer, request.publicUrl);
  await enqueueEmail(tx, `shipment:${order.id}:${shipment.number}`, buyer.email, mail);
  return { shipment, left: rest.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Prevents a second shipment when a command is repeated. @throws ProblemError 409 */
function assertNewParcel(earlier: ShipmentRecord[], { carrier, trackingNumber }: ShipmentRequest) {
  const same = earlier.find((each) => each.carrier === carrier && each.trackingNumber === trackingNumber);
  if (!same || trackingNumber === "") return;
  throw conflict(
    `${CARRIERS[carrier].name} ${trackingNumber} has already been recorded as shipment ${same.number}. It was not recorded again.`,
  );
}

/** @param chosen by position */
function choosePieces(
  lines: OrderLine[],
  left: ShippedPieces[],
  chosen: Map<number, number | undefined>,
): ShippedPieces[] {
  return [...chosen].map(([position, wanted]) => {
    const line = lines[position - 1];
    if (!line) throw unprocessable(`The order has ${lines.length} lines: there is no line ${position}.`);
    const most = left.find(({ orderLineId }) => orderLineId === line.id)?.quantity ?? 0;
    const quantity = wanted ?? most;
    if (most === 0 || quantity > most)
      throw conflict(`Of line ${position}, ${most} of ${line.quantity} are left to ship.`);
    return { orderLineId: line.id, quantity };
  });
}

/** @throws ProblemError 422 if a parcel has no tracking number, or frozen products no dry ice */
function assertDescribed(
  lines: OrderLine[],
  pieces: ShippedPieces[],
  { carrier, trackingNumber, dryIceGrams }: ShipmentRequest,
) {
  const isSent = (line: OrderLine) => pieces.some(({ orderLineId }) => orderLineId === line.id);
  const isFrozen = lines.some((line) => isSent(line) && line.ships === "dry_ice");
  if (CARRIERS[carrier].isParcel && trackingNumber === "")
    throw unprocessable("A parcel has a tracking number.");
  if (isFrozen && dryIceGrams === undefined)
    throw unprocessable("Frozen products travel on dry ice: state its weight.");
  if (isFrozen && !CARRIERS[carrier].isParcel)
    throw unprocessable("Frozen products are not delivered electronically.");
}

async function insertShipment(
  tx: Tx,
  { id: orderId }: PlacedOrder,
  number: number,
  { pieces, publicUrl: _, ...fields }: Omit<ShipmentRequest, "pieces"> & { pieces: ShippedPieces[] },
): Promise<ShipmentRecord> {
  const [shipment] = await tx
    .insert(shipments)
    .values({ ...fields, orderId, number })
    .returning();
  if (!shipment) throw new Error("A shipment was not written");
  await tx.insert(shipmentLines).values(pieces.map((piece) => ({ ...piece, shipmentId: shipment.id })));
  return { ...shipment, pieces };
}
