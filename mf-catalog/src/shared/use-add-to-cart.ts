import { ApiError } from "@ligate/platform/api";
import { cart, type LineToAdd } from "@ligate/platform/cart";
import { MESSAGE_TIMEOUT_MS } from "@ligate/ui/forms/message-timeout";
import { type MouseEvent, useEffect, useRef, useState } from "react";

/** Adds a line to the cart at a click; a second press while one is under way adds nothing. */
export function useAddToCart() {
  const isUnderWay = useRef(false);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [problem]);

  async function add(line: LineToAdd, { detail }: MouseEvent): Promise<void> {
    // The second click of a double click, however fast the first was answered.
    if (isUnderWay.current || detail > 1) return;
    isUnderWay.current = true;
    setAdding(true);
    setProblem(undefined);
    try {
      await cart.add([line]);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.detail);
    } finally {
      isUnderWay.current = false;
      setAdding(false);
    }
  }

  return { add, isAdding, problem };
}
