import type { ProductSummary } from "@ligate/contract/product";
import { ApiError, api } from "@ligate/platform/api";
import { useEffect, useState } from "react";
import { type DesignSelection, designQuery } from "../design-selection.ts";

interface Known {
  key: string;
  product?: ProductSummary;
  /** Why there is none: the design cannot be made, or the store was not reached. */
  problem?: ApiError;
}

export interface Preview extends Omit<Known, "key"> {
  /** The product is of an earlier choice: the answer to this one is on its way. */
  isPending: boolean;
  retry: () => void;
}

/** Choices made in quick succession are asked for once. */
const PAUSE_MS = 150;

/** The product that a design leads to, from the promoter on: asked for afresh on every choice. */
export function usePreview(design: DesignSelection): Preview {
  const key = design.promoterName ? JSON.stringify(designQuery(design)) : "";
  const [known, setKnown] = useState<Known>({ key: "" });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks for the same key again
  useEffect(() => {
    if (!key) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask(key, controller.signal);
      if (!controller.signal.aborted) setKnown({ key, ...answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempt]);

  const isPending = key !== known.key;
  const retry = () => {
    setKnown({ ...known, key: "" });
    setAttempt(attempt + 1);
  };
  if (!key) return { isPending: false, retry };
  return { product: known.product, problem: isPending ? undefined : known.problem, isPending, retry };
}

async function ask(key: string, signal: AbortSignal): Promise<Omit<Known, "key">> {
  try {
    const query = JSON.parse(key) as ReturnType<typeof designQuery>;
    const { product_sku } = await api.get("/api/products/get-product-sku/", { query, signal });
    return {
      product: await api.get("/api/products/get-product-summary/:id/", {
        params: { id: product_sku },
        signal,
      }),
    };
  } catch (problem) {
    if (problem instanceof ApiError || signal.aborted) return { problem: problem as ApiError };
    throw problem;
  }
}
