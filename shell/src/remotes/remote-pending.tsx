import { useLocation } from "@ligate/platform/router";
import {
  ServerRenderedPlaceholder,
  useServerRenderedPage,
} from "../hydration/server-rendered-placeholder.tsx";
import styles from "./remote-pending.module.css";

/** Shown while a remote loads on the first visit: the server-rendered page, or a text that appears after 150 ms. */
export function RemotePending() {
  const page = useServerRenderedPage(useLocation().pathname);
  if (page) return <ServerRenderedPlaceholder page={page} />;
  return (
    <p className={styles.pending} role="status" data-pending>
      Loading…
    </p>
  );
}
