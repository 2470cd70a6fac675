import { TEST_DESIGN_SKU } from "@ligate/contract/sku";
import { settings } from "@ligate/platform/settings";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { useEffect, useState } from "react";
import { firstClick } from "../first-click.ts";
import { useAddToCart } from "./use-add-to-cart.ts";

/** The test default design, as 10 µg of plasmid. */
const TEST_PRODUCT_SKU = `${TEST_DESIGN_SKU}-PD10`;

/** Adds the test product; only where the store is set to show it. */
export function TestProductButton() {
  const [isShown, setShown] = useState(false);
  const { add, problem } = useAddToCart();
  // The settings are the document's, so they are read after the first render.
  useEffect(() => setShown(settings().testProduct), []);
  if (!isShown) return null;

  const cart_item = { product_sku: TEST_PRODUCT_SKU, product_name: "Test product" };
  return (
    <>
      <Button manner="quiet" onClick={firstClick(() => add([{ cart_item, quantity: 1 }]))}>
        Add test product
      </Button>
      {problem && <Alert kind="error">{problem.message}</Alert>}
    </>
  );
}
