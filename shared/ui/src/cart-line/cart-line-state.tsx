import { Button } from "../controls/button.tsx";
import { Alert } from "../feedback/alert.tsx";
import type { CartLine } from "./use-cart-line.tsx";

export interface CartLineStateProps {
  line: CartLine;
  /** What the customer can do if the line is gone, as a sentence. */
  instead: string;
}

/** Says that the line of the cart is being loaded, could not be loaded, or is gone. */
export function CartLineState({ line, instead }: CartLineStateProps) {
  if (line.state === "loading") return <p role="status">Loading the line of your cart…</p>;
  if (line.state === "gone")
    return <Alert kind="notice">This line is no longer in your cart. {instead}</Alert>;
  if (line.state !== "failed") return null;
  return (
    <Alert kind="error">
      The line of your cart could not be loaded. {line.message}{" "}
      <Button small variant="outlined" onClick={line.retry}>
        Retry
      </Button>
    </Alert>
  );
}
