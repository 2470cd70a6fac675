import { TEST_DESIGN_SKU } from "@ligate/contract/design/sku";
import { cart } from "@ligate/platform/cart";
import { settings } from "@ligate/platform/settings";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useEffect, useState } from "react";
import styles from "./test-product.module.css";

/** The default test design, as 10 µg of plasmid DNA. */
const TEST_PRODUCT_SKU = `${TEST_DESIGN_SKU}-PD10`;

/** Adds the test product to the cart. Rendered only if the settings enable it, as in the demo. */
export function TestProduct() {
  const [isShown, setShown] = useState(false);
  const { run, error } = useApiAction();
  // The server renders without settings, so they are read after the first render.
  useEffect(() => setShown(settings().testProduct), []);
  if (!isShown) return null;

  const cart_item = { product_sku: TEST_PRODUCT_SKU, product_name: "Test product" };
  const addToCart = () => run(() => cart.add([{ cart_item, quantity: 1 }]));
  return (
    <aside className={styles.demo} aria-label="Demo">
      <p>
        <b>Demo only.</b> Fill the cart with a sample to try the checkout.
      </p>
      <Button variant="outlined" small onClick={ignoreDoubleClick(addToCart)}>
        Add test product
      </Button>
      {error && <Alert kind="error">{error.message}</Alert>}
    </aside>
  );
}
