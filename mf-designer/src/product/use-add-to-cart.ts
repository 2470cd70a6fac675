import { ApiError } from "@ligate/platform/api";
import { cart, type LineToAdd } from "@ligate/platform/cart";
import { useProblem } from "@ligate/ui/use-problem";
import { useRef, useState } from "react";

/** Adding to the cart; a second press while one is under way does nothing. */
export function useAddToCart() {
  const [problem, show] = useProblem();
  const [isPending, setPending] = useState(false);
  const isUnderWay = useRef(false);

  async function add(lines: LineToAdd[]): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    show(undefined);
    try {
      await cart.add(lines);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(error.detail);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }
  return { add, isPending, problem, show };
}
