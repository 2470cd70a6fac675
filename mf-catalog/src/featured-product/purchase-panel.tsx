import { formatBusinessDays } from "@ligate/contract/cart/availability-text";
import { discountPercent } from "@ligate/contract/catalog/discount";
import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { formatDollars } from "@ligate/contract/common/money";
import { cart } from "@ligate/platform/cart";
import { useNavigate, useSearchParams } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { QuantityField } from "@ligate/ui/forms/quantity-field";
import { Price } from "@ligate/ui/orders/price";
import { useState } from "react";
import { SIZE_PARAMETER, unitSizeAddress } from "./featured-product.loader.ts";
import styles from "./purchase-panel.module.css";

export interface PurchasePanelProps {
  product: FeaturedProductPage;
}

/** Controls that select a unit size and a quantity, and add the product to the cart. */
export function PurchasePanel({ product }: PurchasePanelProps) {
  const { size, select } = useUnitSize(product);
  const [quantity, setQuantity] = useState(1);
  const { run, isPending, error } = useApiAction();
  if (!size) return null;

  const addToCart = () => {
    const { catalog_number: product_sku, product_name } = product;
    const { unit_size, unit_price } = size;
    const cart_item = {
      product_sku,
      product_name: `${product_name}, ${unit_size}`,
      unit_size,
      price: unit_price,
      adjusted_price: unit_price,
      url: `/product/featured/${product_sku}`,
      ready_status: "Yes",
    };
    void run(() => cart.add([{ cart_item, quantity }]));
  };

  return (
    <div className={styles.panel}>
      <UnitSizeButtons sizes={product.unit_prices} selectedId={size.id} onSelect={select} />
      <SizePrice size={size} />
      <div className={styles.buy}>
        <QuantityField
          label={`Quantity of ${product.product_name}`}
          heading="Quantity"
          quantity={quantity}
          onChange={setQuantity}
        />
        <Button className={styles.add} aria-disabled={isPending} onClick={ignoreDoubleClick(addToCart)}>
          {isPending ? "One moment…" : "Add to Cart"}
        </Button>
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </div>
  );
}

interface SizePriceProps {
  size: UnitPrice;
}

/** The price of a unit size and of one unit of it, and its delivery. A discounted size also shows its list price and the saving. */
function SizePrice({ size }: SizePriceProps) {
  const { unit_price, list_price, on_discount, price_per, lead_days } = size;
  const percent = on_discount ? discountPercent(list_price, unit_price) : 0;
  return (
    <p className={styles.price} aria-live="polite">
      <Price unitPrice={unit_price} listPrice={list_price} onDiscount={on_discount} />
      {percent > 0 && <span className={styles.saving}>{percent}% off</span>}
      {price_per && (
        <span className={styles.perUnit}>
          {formatDollars(price_per.price)} per {price_per.unit}
        </span>
      )}
      {lead_days !== undefined && (
        <span className={styles.delivery}>
          <b className={styles.stock}>In stock.</b> Ready in {formatBusinessDays(lead_days)}
        </span>
      )}
    </p>
  );
}

interface UnitSizeButtonsProps {
  sizes: readonly UnitPrice[];
  selectedId: number;
  onSelect: (size: UnitPrice) => void;
}

/** Toggle buttons that select a unit size of the product. */
function UnitSizeButtons({ sizes, selectedId, onSelect }: UnitSizeButtonsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Unit size</legend>
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <button
            key={size.id}
            type="button"
            className={styles.size}
            aria-pressed={size.id === selectedId}
            onClick={() => onSelect(size)}
          >
            {size.unit_size}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

type UnitPrice = FeaturedProductPage["unit_prices"][number];

/** The selected size, which the address holds; `undefined` if the product has no sizes. */
function useUnitSize(product: FeaturedProductPage) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const sizes = product.unit_prices;
  const named = query.get(SIZE_PARAMETER);
  const size = sizes.find(({ unit_size }) => unit_size === named) ?? sizes[0];
  const select = ({ unit_size }: UnitPrice) =>
    void navigate(unitSizeAddress(product, unit_size), { replace: true, preventScrollReset: true });

  return { size, select };
}
