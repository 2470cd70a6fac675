import { Link } from "@ligate/platform/router";
import { useSession } from "@ligate/platform/session";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { Alert } from "@ligate/ui/feedback/alert";
import { formatDesignCount } from "./format-design-count.ts";
import styles from "./import-local-designs.module.css";
import { useLocalDesigns } from "./local-designs-store.ts";
import { useImportLocalDesigns } from "./use-import-local-designs.ts";

/** Offers signed-in customers to move the designs saved in this browser to their account. */
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
        <section className={styles.panel} aria-label="Designs kept in this browser">
          <p>{formatDesignCount(designs.length)} kept in this browser</p>
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
