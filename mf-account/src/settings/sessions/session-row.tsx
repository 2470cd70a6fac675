import { formatDay } from "@ligate/contract/common/dates";
import type { ActiveSession } from "@ligate/contract/session/schemas";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import styles from "./sessions.module.css";
import { timeAgo } from "./time-ago.ts";

export interface SessionRowProps {
  session: ActiveSession;
  /** A session is being ended. */
  isPending: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
  const { device, address, created_at, last_used_at, is_current } = session;
  return (
    <li className={styles.session}>
      <div>
        <p>
          <span className={styles.device}>{device}</span>{" "}
          {is_current && <span className={styles.current}>This browser</span>}
        </p>
        <p className={styles.details}>
          IP address {address || "unknown"}. Last used{" "}
          <time dateTime={last_used_at}>{timeAgo(last_used_at, Date.now())}</time>. Logged in since{" "}
          <time dateTime={created_at}>{formatDay(created_at)}</time>.
        </p>
      </div>
      {!is_current && (
        <Button
          variant="outlined"
          small
          aria-label={`Log out of ${device}, IP address ${address}`}
          aria-disabled={isPending || undefined}
          onClick={ignoreDoubleClick(onEnd)}
        >
          Log out
        </Button>
      )}
    </li>
  );
}
