import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { DeliveryFormats } from "../delivery-formats/delivery-formats.tsx";
import type { ProductWithFormats } from "../load-product.ts";
import { CompleteLine } from "./complete-line.tsx";
import { useCartLine } from "./use-cart-line.ts";

/** The delivery formats of a product, or the line of the cart whose specification the address asks to complete. */
export function FormatsOrLine({ product, formats }: ProductWithFormats) {
  const line = useCartLine(formats);
  if (line.state === "loading") return <p role="status">Loading the line of your cart…</p>;
  if (line.state === "found") {
    return <CompleteLine key={line.item.id} product={product} option={line.option} item={line.item} />;
  }
  return (
    <>
      {line.state === "gone" && (
        <Alert kind="notice">This line is no longer in your cart. You can add it again below.</Alert>
      )}
      {line.state === "failed" && (
        <Alert kind="error">
          The line of your cart could not be loaded. {line.message}{" "}
          <Button small variant="outlined" onClick={line.retry}>
            Retry
          </Button>
        </Alert>
      )}
      <DeliveryFormats product={product} formats={formats} />
    </>
  );
}
