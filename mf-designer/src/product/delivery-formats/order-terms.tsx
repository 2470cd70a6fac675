import { addBusinessDays } from "@ligate/contract/common/business-days";
import { formatWeekday } from "@ligate/contract/common/dates";
import { Link } from "@ligate/platform/router";
import { useIsHydrated } from "@ligate/ui/controls/use-is-hydrated";
import { formatDayRange } from "../../shared/format-figures.ts";
import styles from "./order-panel.module.css";

/** When a product is ready, with the day in the browser. */
export function ReadyIn({ days }: { days: { min_days: number; max_days: number } }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      Ready in {formatDayRange(days)} business days
      {/* The HTML from the server may be of another day. */}
      {isHydrated && `, by ${formatWeekday(addBusinessDays(today(), days.max_days))}`}
    </>
  );
}

const today = () => new Date().toISOString().slice(0, 10);

/** The terms that stand by Add to Cart. */
export function ResearchUse() {
  return (
    <p className={styles.use}>
      For research use only. Parts of a vector may need a license for commercial use:{" "}
      <Link to="/policies/terms">Terms of Sale</Link>
    </p>
  );
}
