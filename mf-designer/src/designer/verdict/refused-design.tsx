import type { DesignProblem } from "@ligate/contract/design/schemas";
import { LinkButton } from "@ligate/ui/controls/button";
import { cx } from "@ligate/ui/cx";
import { LevelMark } from "../../shared/figures/level-mark.tsx";
import styles from "./design-verdict.module.css";

/** Why the design of the address cannot be made, with links to designs that can. */
export function RefusedDesign({ refusal: { detail, mends = [] } }: { refusal: DesignProblem }) {
  return (
    <div className={cx(styles.verdict, styles.blocked)} role="alert">
      <LevelMark verdict="blocked" size={22} />
      <div className={styles.text}>
        <p>
          <b>This design cannot be made.</b> {detail}
        </p>
        <div className={styles.mends}>
          {mends.map(({ label, product_sku }) => (
            <LinkButton key={product_sku} small to={`/design?sku=${product_sku}`}>
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </div>
  );
}
