import { Outlet } from "@ligate/platform/router";
import styles from "./remote-outlet.module.css";

export interface RemoteOutletProps {
  /** Name of the remote. */
  name: string;
}

/** The element around a remote's page. `data-remote` identifies the remote in outlines. */
export function RemoteOutlet({ name }: RemoteOutletProps) {
  return (
    <div data-remote={name}>
      <Outlet />
    </div>
  );
}

/** Shown while a remote loads on the first visit. The text appears after 150 ms. */
export function RemotePending() {
  return (
    <p className={styles.pending} role="status" data-pending>
      Loading…
    </p>
  );
}
