import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { Button } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { formatKb } from "../shared/format-figures.ts";
import { GeneWarnings } from "../shared/gene-warnings.tsx";
import { LevelMark } from "../shared/level-mark.tsx";
import styles from "./design-verdict.module.css";
import type { Designer } from "./state/use-designer.ts";

/** Id of the element with the reason why a design cannot be made, or why its options are missing. */
const VERDICT_ID = "design-verdict";

/** Moves the focus to the reason why a design cannot be made, which may be off screen. */
export function showVerdict(): void {
  const verdict = document.getElementById(VERDICT_ID);
  verdict?.scrollIntoView?.({ block: "center" });
  verdict?.focus({ preventScroll: true });
}

/** Whether the design can be made: a reason against it with fixes, a warning, or a confirmation. */
export function DesignVerdict({ designer }: { designer: Designer }) {
  const { product, refusal, error, isPending, retry } = designer;
  if (refusal) return <Blocked refusal={refusal} designer={designer} />;
  if (error) {
    return (
      <div id={VERDICT_ID} tabIndex={-1} className={styles.failed}>
        <Alert kind="error">{error.detail}</Alert>
        <Button variant="outlined" small onClick={retry}>
          Retry
        </Button>
      </div>
    );
  }
  if (!product) return null;
  return (
    <>
      <Possible product={product} isPending={isPending} />
      {product.gene_warnings && (
        <div className={styles.warnings}>
          <GeneWarnings warnings={product.gene_warnings} toAddress={(sku) => `/design?sku=${sku}`} />
        </div>
      )}
    </>
  );
}

interface BlockedProps {
  refusal: NonNullable<Designer["refusal"]>;
  designer: Designer;
}

/** Why a design cannot be made, and its fixes, one click each. */
function Blocked({ refusal, designer }: BlockedProps) {
  return (
    <div id={VERDICT_ID} tabIndex={-1} className={cx(styles.verdict, styles.blocked)} role="alert">
      <LevelMark verdict="blocked" size={22} />
      <div className={styles.text}>
        <p>
          <b>This design cannot be made.</b> {refusal.detail}
        </p>
        {refusal.fixes.length > 0 && (
          <div className={styles.fixes}>
            {refusal.fixes.map(({ label, product_sku, design }) => (
              <Button key={product_sku} small onClick={() => designer.dispatch({ type: "replace", design })}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Possible({ product, isPending }: { product: ProductSummary; isPending: boolean }) {
  const { cargo, bacterial_marker_note } = product;
  const isFine = cargo.level === "fine";
  return (
    <div
      className={cx(styles.verdict, isFine ? styles.fine : styles.warned, isPending && styles.pending)}
      role="status"
    >
      <LevelMark verdict={isFine ? "fine" : "warned"} size={22} />
      <div className={styles.text}>
        <p>
          {isFine ? (
            <>
              <b>This design can be made.</b> Its insert of {formatKb(cargo.insert_bp)} fits.
            </>
          ) : (
            cargo.message
          )}
        </p>
        {bacterial_marker_note && <p>{bacterial_marker_note}</p>}
      </div>
    </div>
  );
}
