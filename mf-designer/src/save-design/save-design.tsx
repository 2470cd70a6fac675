import type { ProductSummary } from "@ligate/contract/product";
import { Link, useLocation } from "@ligate/platform/router";
import { loginAddress } from "@ligate/platform/session";
import { Alert } from "@ligate/ui/alert";
import { Button } from "@ligate/ui/button";
import { firstClick } from "../first-click.ts";
import { CopyLink } from "./copy-link.tsx";
import styles from "./save-design.module.css";
import { useSaveDesign } from "./use-save-design.ts";

/** Saves a design in the account, or in this browser while nobody is signed in, and says which. */
export function SaveDesign({ product }: { product: ProductSummary }) {
  const { save, isPending, outcome, problem } = useSaveDesign(product);

  return (
    <>
      <Button manner="quiet" onClick={firstClick(save)} aria-disabled={isPending || undefined}>
        Save Design
      </Button>
      <div className={styles.outcome} role="status">
        {outcome === "kept" && <Kept />}
        {typeof outcome === "object" && (
          <>
            <p>
              Saved in your account: {outcome.name}. You find it under{" "}
              <Link to="/profile/designs">your designs</Link>.
            </p>
            <CopyLink id={outcome.id} />
          </>
        )}
      </div>
      {problem && <Alert kind="error">{problem.message}</Alert>}
    </>
  );
}

function Kept() {
  const { pathname, search } = useLocation();
  const login = loginAddress(new URL(pathname + search, "https://store.invalid"));
  return (
    <p>
      Kept in this browser only. You find it under <Link to="/design">Design</Link>.{" "}
      <Link to={login}>Log in</Link> to save it in your account.
    </p>
  );
}
