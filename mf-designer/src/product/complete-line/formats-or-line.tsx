import { CartLineState } from "@ligate/ui/cart-line/cart-line-state";
import { useCartLine } from "@ligate/ui/cart-line/use-cart-line";
import { DeliveryFormats } from "../delivery-formats/delivery-formats.tsx";
import type { ProductWithFormats } from "../load-product.ts";
import styles from "./complete-line.module.css";
import { CompleteLine } from "./complete-line.tsx";

/** The delivery formats of a product, or the line of the cart whose specification the address asks to complete. */
export function FormatsOrLine({ product, formats }: ProductWithFormats) {
  const options = Object.values(formats).flat();
  const line = useCartLine(options.map(({ product_sku }) => product_sku));
  const item = line.state === "found" ? line.item : undefined;
  const option = options.find(({ product_sku }) => product_sku === item?.product_sku);
  if (item && option) return <CompleteLine key={item.id} product={product} option={option} item={item} />;
  return (
    <>
      {line.state !== "none" && (
        <div className={styles.state}>
          <CartLineState line={line} instead="You can add it again below." />
        </div>
      )}
      {line.state !== "loading" && <DeliveryFormats product={product} formats={formats} />}
    </>
  );
}
