import { stockText } from "@ligate/contract/cart/availability-text";
import type { StockItemPage } from "@ligate/contract/catalog/stock-item-schemas";
import { formatCents, formatDollars, toCents } from "@ligate/contract/common/money";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { cart } from "@ligate/platform/cart";
import { FactList } from "@ligate/ui/content/fact-list";
import { Button, LinkButton } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { VisuallyHidden } from "@ligate/ui/layout/visually-hidden";
import { useState } from "react";
import { SHIPPING_TEXTS } from "../../shared/format-figures.ts";
import panelStyles from "../delivery-formats/order-panel.module.css";
import { ReadyIn, ResearchUse } from "../delivery-formats/order-terms.tsx";
import styles from "./stock-item.module.css";

/** The description and format of an item, a quantity, and the button that adds it to the cart. */
export function StockOrder({ item }: { item: StockItemPage }) {
  const [quantity, setQuantity] = useState(1);
  const { sku, name, description, sold_out } = item;
  const { run, isPending, error } = useApiAction();
  const line = { cart_item: { product_sku: sku, product_name: name }, quantity };
  const addToCart = () => void run(() => cart.add([line]));

  return (
    <>
      <p className={styles.description}>{description}</p>
      <FactList facts={listFormat(item)} />
      {!sold_out && (
        <div className={styles.quantity}>
          <QuantityField
            label={`Quantity of ${name}`}
            heading="Quantity"
            quantity={quantity}
            onChange={setQuantity}
          />
        </div>
      )}
      <section className={panelStyles.panel} aria-label="Your order">
        <div className={panelStyles.bar}>
          <p className={panelStyles.sum} role="status">
            <Price price={item.price} quantity={quantity} />
            <Availability item={item} />
          </p>
          {sold_out ? (
            <LinkButton to={contactFormUrl(name)}>
              Ask us<VisuallyHidden> about {name}</VisuallyHidden>
            </LinkButton>
          ) : (
            <Button aria-disabled={isPending || undefined} onClick={ignoreDoubleClick(addToCart)}>
              {isPending ? "Adding…" : "Add to Cart"}
            </Button>
          )}
          {error && <Alert kind="error">{error.message}</Alert>}
        </div>
        <ResearchUse />
      </section>
    </>
  );
}

const listFormat = ({ contents, handling }: StockItemPage) => [
  { label: "Contents", value: contents },
  { label: "Storage", value: `${handling.storage}. ${SHIPPING_TEXTS[handling.ships]}` },
  { label: "Biosafety", value: handling.biosafety },
];

/** The price of the quantity. */
function Price({ price, quantity }: { price: number; quantity: number }) {
  return (
    <>
      <b>{formatCents(toCents(price) * quantity)}</b>
      {quantity > 1 && ` ${quantity} × ${formatDollars(price)}`}
    </>
  );
}

function Availability({ item }: { item: StockItemPage }) {
  const { in_stock, sold_out, lead_days } = item;
  return (
    <span className={panelStyles.date}>
      <span className={in_stock ? styles.ready : undefined}>{stockText(item)}</span>
      {!sold_out && (
        <>
          {". "}
          <ReadyIn days={{ min_days: lead_days, max_days: lead_days }} />
        </>
      )}
    </span>
  );
}
