import { ApiError, api } from "@ligate/platform/api";
import { Link } from "@ligate/platform/router";
import { session, useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import styles from "./import-local-designs.module.css";
import {
  formatDesignCount,
  type LocalDesign,
  removeLocalDesign,
  useLocalDesigns,
} from "./local-designs-store.ts";

/** Lets signed-in customers move the designs saved in this browser to their account. */
export function ImportLocalDesigns() {
  const session = useSession();
  const designs = useLocalDesigns();
  const { importDesigns, isPending, importedCount, error } = useImportLocalDesigns();
  const isOffered = session?.isAuthenticated === true && designs.length > 0;

  if (!isOffered && importedCount === 0) return null;
  return (
    <div className={styles.import}>
      {importedCount > 0 && (
        <Alert kind="success">
          {formatDesignCount(importedCount)} saved in your account, under{" "}
          <Link to="/profile/designs">your designs</Link>.
        </Alert>
      )}
      {error && <Alert kind="error">{error.message}</Alert>}
      {isOffered && (
        <section className={styles.panel} aria-label="Designs saved in this browser">
          <p>{formatDesignCount(designs.length)} saved in this browser</p>
          <Button
            variant="outlined"
            onClick={ignoreDoubleClick(() => importDesigns(designs))}
            aria-disabled={isPending || undefined}
          >
            Save {designs.length === 1 ? "it" : "them"} to your account
          </Button>
        </section>
      )}
    </div>
  );
}

/** Moves designs from this browser to the account. A design that the API rejects stays; the others are still moved. */
function useImportLocalDesigns() {
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
