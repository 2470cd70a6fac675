import { useLocation } from "@ligate/platform/router";
import styles from "./area-pending.module.css";
import { ReadablePage, useHeldPage } from "./rendered-page.tsx";

/** While an area loads: the page as it came rendered, else a word that is unseen for its first 150 ms. */
export function AreaPending() {
  const held = useHeldPage(useLocation().pathname);
  if (held) return <ReadablePage page={held} />;
  return (
    <p className={styles.pending} role="status">
      Loading…
    </p>
  );
}
