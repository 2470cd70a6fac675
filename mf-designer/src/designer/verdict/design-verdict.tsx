import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import type { DesignFix, DesignProblem } from "@ligate/contract/design/schemas";
import type { ApiError } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { Alert } from "@ligate/ui/feedback/alert";
import { LevelMark } from "../../shared/figures/level-mark.tsx";
import { formatKb } from "../../shared/format-bp.ts";
import type { Designer } from "../state/use-designer.ts";
import styles from "./design-verdict.module.css";
import { MendButtons } from "./mend-buttons.tsx";
import { VERDICT_ID } from "./verdict-link.tsx";

export interface DesignVerdictProps {
  designer: Designer;
  /** Why the design could not be submitted. */
  submitError: ApiError | undefined;
}

/** Whether the design can be made: a reason against it with changes that mend it, a warning, or that it fits. */
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
        <MendButtons fixes={fixes} designer={designer} />
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
