import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignFix, DesignProblem } from "@ligate/contract/design/schemas";
import { type ApiError, api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { selectionFromProduct } from "../shared/design-model/design-selection.ts";
import { formatKb } from "../shared/format-figures.ts";
import { LevelMark } from "../shared/level-mark.tsx";
import styles from "./design-verdict.module.css";
import type { Designer } from "./state/use-designer.ts";

/** Id of the element with the reason why a design cannot be made. */
export const VERDICT_ID = "design-verdict";

export interface DesignVerdictProps {
  designer: Designer;
  /** Why the design could not be submitted. */
  submitError: ApiError | undefined;
}

/** Whether the design can be made: a reason against it with fixes, a warning, or a confirmation. */
export function DesignVerdict({ designer, submitError }: DesignVerdictProps) {
  const { preview, design } = designer;
  const error = preview.error ?? (preview.isPending ? undefined : submitError);
  if (error?.status === 422) {
    const { fixes = [] } = (error.body ?? {}) as Partial<DesignProblem>;
    return <Blocked reason={error.detail} fixes={fixes} designer={designer} />;
  }
  if (error) {
    return (
      <div className={styles.failed}>
        <Alert kind="error">{error.detail}</Alert>
        <Button variant="outlined" small onClick={preview.retry}>
          Retry
        </Button>
      </div>
    );
  }
  if (!design.promoterName || !preview.product) return null;
  return <Possible product={preview.product} isPending={preview.isPending} />;
}

interface BlockedProps {
  reason: string;
  fixes: readonly DesignFix[];
  designer: Designer;
}

function Blocked({ reason, fixes, designer }: BlockedProps) {
  return (
    <div id={VERDICT_ID} tabIndex={-1} className={cx(styles.verdict, styles.blocked)} role="alert">
      <LevelMark verdict="blocked" size={22} />
      <div className={styles.text}>
        <p>
          <b>This design cannot be made.</b> {reason}
        </p>
        <FixButtons fixes={fixes} designer={designer} />
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

/** More buttons would not help. */
const MAX_FIXES = 4;

/** The fixes of a design, one click each. They keep the target. */
function FixButtons({ fixes, designer }: { fixes: readonly DesignFix[]; designer: Designer }) {
  const { run, error, isPending } = useApiAction();
  const { design, replaceDesign } = designer;

  const applyFix = ({ product_sku }: DesignFix) =>
    run(async () => {
      const product = await api.get("/api/products/get-product-summary/:id/", {
        params: { id: product_sku },
      });
      const { targetSequence, geneSymbol, geneOption } = design;
      replaceDesign({ ...selectionFromProduct(product), targetSequence, geneSymbol, geneOption });
    });

  if (fixes.length === 0) return null;
  return (
    <>
      <div className={styles.fixes}>
        {fixes.slice(0, MAX_FIXES).map((fix) => (
          <Button
            key={fix.product_sku}
            small
            onClick={() => applyFix(fix)}
            aria-disabled={isPending || undefined}
          >
            {fix.label}
          </Button>
        ))}
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </>
  );
}
