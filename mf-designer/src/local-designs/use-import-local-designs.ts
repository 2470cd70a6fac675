import { ApiError, api } from "@ligate/platform/api";
import { session } from "@ligate/platform/session";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { useState } from "react";
import { type LocalDesign, removeLocalDesign } from "./local-designs-store.ts";

/** Moves designs from this browser to the account. A design that the API rejects stays; the others are still moved. */
export function useImportLocalDesigns() {
  const [importedCount, setImportedCount] = useState(0);
  const { run, isPending, error, showError } = useApiAction();

  const importDesigns = (designs: readonly LocalDesign[]) =>
    run(async () => {
      for (const { sku } of designs) {
        const rejection = await importDesign(sku);
        if (rejection) showError(rejection.detail);
        else setImportedCount((count) => count + 1);
        if (rejection?.status === 401) break;
      }
    });
  return { importDesigns, isPending, importedCount, error };
}

/** @returns the error if the API rejects the design */
async function importDesign(sku: string): Promise<ApiError | undefined> {
  try {
    await api.post("/api/users/designs/", { body: { product_sku: sku } });
    removeLocalDesign(sku);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) await session.refresh().catch(() => {});
    return error;
  }
}
