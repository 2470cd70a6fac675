import { Outlet, useLocation } from "@ligate/platform/router";
import {
  ServerRenderedPlaceholder,
  useServerRenderedPage,
} from "../hydration/server-rendered-placeholder.tsx";
import styles from "./remote-outlet.module.css";

export interface RemoteOutletProps {
  /** Name of the remote. */
  name: string;
}

/** The element around a remote's page. `data-remote` identifies the remote in outlines and for hydration. */
export function RemoteOutlet({ name }: RemoteOutletProps) {
  return (
    <div data-remote={name}>
      <Outlet />
    </div>
  );
}

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
