import { ApiError, api } from "@ligate/platform/api";
import { useEffect, useState } from "react";
import { type DesignSelection, designQuery } from "../design-selection.ts";
import { type LoadedProduct, loadProduct } from "../load-product.ts";

/** The product of a design, once its promoter is chosen. */
export function useSummary(design: DesignSelection | undefined) {
  const [loaded, setLoaded] = useState<LoadedProduct>();
  const [problem, setProblem] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks for the same design again
  useEffect(() => {
    if (!design?.promoterName) return;
    const controller = new AbortController();
    setProblem(undefined);
    load(design, controller.signal).then(
      (product) => controller.signal.aborted || setLoaded(product),
      (error) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setProblem(error);
      },
    );
    return () => controller.abort();
  }, [design, attempt]);

  return { loaded, problem, retry: () => setAttempt(attempt + 1) };
}

async function load(design: DesignSelection, signal: AbortSignal): Promise<LoadedProduct> {
  const query = designQuery(design);
  const { product_sku } = await api.get("/api/products/get-product-sku/", { query, signal });
  return loadProduct(product_sku, signal);
}
