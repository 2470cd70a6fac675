import { formatDay } from "@ligate/contract/common/dates";
import { productTitle } from "@ligate/contract/orders/product-label";
import type { OrderView } from "@ligate/contract/orders/schemas";
import { carrierName, dryIceText, trackingUrl } from "@ligate/contract/shipments/constants";
import type { OrderShipment } from "@ligate/contract/shipments/schemas";
import styles from "./order-shipments.module.css";

type ShippedOrder = Pick<OrderView, "items" | "shipments">;

/** The shipments of an order, and how many pieces follow. Nothing before the first shipment; an older API names none. */
export function OrderShipments({ order: { items, shipments = [] } }: { order: ShippedOrder }) {
  if (shipments.length === 0) return null;
  const left = countPieces(items) - countPieces(shipments.flatMap(({ pieces }) => pieces));
  return (
    <section aria-labelledby="order-shipments" className={styles.shipments}>
      <h2 id="order-shipments" className={styles.heading}>
        Shipments
      </h2>
      <ol className={styles.list}>
        {shipments.map((shipment) => (
          <Shipment key={shipment.number} shipment={shipment} items={items} />
        ))}
      </ol>
      {left > 0 && (
        <p className={styles.left}>{left === 1 ? "1 piece follows." : `${left} pieces follow.`}</p>
      )}
    </section>
  );
}

const countPieces = (pieces: { quantity: number }[]): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

function Shipment({ shipment, items }: { shipment: OrderShipment; items: OrderView["items"] }) {
  const { carrier, tracking_number, shipped_on, dry_ice_grams, pieces } = shipment;
  const page = trackingUrl(shipment);
  return (
    <li className={styles.shipment}>
      <p className={styles.carrier}>
        {formatDay(shipped_on)}, {carrierName(carrier)}
        {tracking_number && " "}
        {page ? (
          <a href={page} target="_blank" rel="noreferrer">
            {tracking_number}
          </a>
        ) : (
          tracking_number
        )}
      </p>
      <ul className={styles.pieces}>
        {pieces.map(({ line, quantity }) => (
          <li key={line}>
            {quantity} × {nameOf(items, line)}
          </li>
        ))}
        {dry_ice_grams !== null && <li>{dryIceText(dry_ice_grams)}</li>}
      </ul>
    </li>
  );
}

function nameOf(items: OrderView["items"], position: number): string {
  const item = items.find(({ line }) => line === position);
  return item ? productTitle(item) : `Line ${position}`;
}
