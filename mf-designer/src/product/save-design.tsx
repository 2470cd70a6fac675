import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { SavedDesign } from "@ligate/contract/saved-designs/schemas";
import { ApiError, api } from "@ligate/platform/api";
import { Link, useLocation } from "@ligate/platform/router";
import { loginAddress, session } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import { removeLocalDesign, saveLocalDesign } from "../shared/local-designs/local-designs-store.ts";
import styles from "./save-design.module.css";

/** Saves a design in the account or, for signed-out visitors, in this browser, and shows where it was saved. */
export function SaveDesign({ product }: { product: ProductSummary }) {
  const { save, isPending, result, error } = useSaveDesign(product);

  return (
    <>
      <Button variant="text" small onClick={ignoreDoubleClick(save)} aria-disabled={isPending || undefined}>
        Save Design
      </Button>
      <div className={styles.result} role="status">
        {result === "local" && <SavedLocally />}
        {typeof result === "object" && (
          <>
            <p>
              Saved in your account: {result.name}. You can find it under{" "}
              <Link to="/profile/designs">your designs</Link>.
            </p>
            <CopyLink id={result.id} />
          </>
        )}
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}

function SavedLocally() {
  const { pathname, search } = useLocation();
  const login = loginAddress(new URL(pathname + search, "https://store.invalid"));
  return (
    <p>
      Saved in this browser only. You can find it under <Link to="/design">Design</Link>.{" "}
      <Link to={login}>Log in</Link> to save it in your account.
    </p>
  );
}

/** Copies the URL of a saved design. Shows the URL if the browser denies access to the clipboard. */
function CopyLink({ id }: { id: string }) {
  const [result, setResult] = useState<"copied" | "denied">();
  const path = `/design/shared/${id}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      setResult("copied");
    } catch {
      setResult("denied");
    }
  }

  return (
    <p className={styles.share}>
      <Button variant="outlined" onClick={copy}>
        Copy link to share
      </Button>
      {result === "copied" && <span>Link copied. Anyone with the link can view the design.</span>}
      {result === "denied" && (
        <span>
          Copy this address: <a href={path}>{path}</a>
        </span>
      )}
    </p>
  );
}

/** The design saved in the account, or `"local"` if it was saved in this browser. */
type SaveResult = SavedDesign | "local";

function useSaveDesign(product: ProductSummary) {
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
