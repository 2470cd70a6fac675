import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { useState } from "react";
import { removeLocalDesign, saveLocalDesign } from "../local-designs/index.ts";

/** The design saved in the account, or `"local"` if it was saved in this browser. */
type SaveResult = SavedDesign | "local";

export function useSaveDesign(product: ProductSummary) {
  const [result, setResult] = useState<SaveResult>();
  const { run, isPending, error } = useApiAction();
  const save = () => run(async () => setResult(await saveDesign(product)));
  return { save, isPending, result, error };
}

/**
 * Saves the design in the account if the customer is signed in, otherwise in this browser. An expired session counts as
 * signed out.
 * @throws ApiError
 */
async function saveDesign(product: ProductSummary): Promise<SaveResult> {
  try {
    if ((await session.get()).isAuthenticated) {
      const { product_sku } = product;
      const saved = await api.post("/api/users/designs/", { body: { product_sku } });
      removeLocalDesign(product_sku);
      return saved;
    }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    await session.refresh();
  }
  saveLocalDesign(product);
  return "local";
}
