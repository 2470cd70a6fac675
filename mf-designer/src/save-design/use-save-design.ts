import type { ProductSummary } from "@ligate/contract/product";
import type { SavedDesign } from "@ligate/contract/saved-designs";
import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { useProblem } from "@ligate/ui/use-problem";
import { useRef, useState } from "react";
import { dropDesign, keepDesign } from "../kept-designs.ts";

/** Saving a product's design; a second press while one is under way does nothing. */
export function useSaveDesign(product: ProductSummary) {
  const [outcome, setOutcome] = useState<SavedDesign | "kept">();
  const [isPending, setPending] = useState(false);
  const [problem, show] = useProblem();
  const isUnderWay = useRef(false);

  async function save() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(true);
    show(undefined);
    try {
      setOutcome(await saveOrKeep(product));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(error.detail);
    } finally {
      isUnderWay.current = false;
      setPending(false);
    }
  }
  return { save, isPending, outcome, problem };
}

/** In the account; in this browser where nobody is signed in, or not any more. @throws ApiError */
async function saveOrKeep(product: ProductSummary): Promise<SavedDesign | "kept"> {
  try {
    if ((await session.get()).isAuthenticated) {
      const { product_sku } = product;
      const saved = await api.post("/api/users/designs/", { body: { product_sku } });
      dropDesign(product_sku);
      return saved;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await session.refresh();
  }
  keepDesign(product);
  return "kept";
}
