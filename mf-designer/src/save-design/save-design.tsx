import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Link, useLocation } from "@ligate/platform/router";
import { loginAddress } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { Alert } from "@ligate/ui/feedback/alert";
import { CopyLink } from "./copy-link.tsx";
import styles from "./save-design.module.css";
import { useSaveDesign } from "./use-save-design.ts";

/** Saves a design in the account or, for signed-out visitors, in this browser, and shows where it was saved. */
export function SaveDesign({ product }: { product: ProductSummary }) {
  const { save, isPending, result, error } = useSaveDesign(product);

  return (
    <>
      <Button variant="outlined" onClick={ignoreDoubleClick(save)} aria-disabled={isPending || undefined}>
        Save Design
      </Button>
      <div className={styles.result} role="status">
        {result === "local" && <SavedLocally />}
        {typeof result === "object" && (
          <>
            <p>
              Saved in your account: {result.name}. You find it under{" "}
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
      Kept in this browser only. You find it under <Link to="/design">Design</Link>.{" "}
      <Link to={login}>Log in</Link> to save it in your account.
    </p>
  );
}
