import { leavePage, type Notice, useNotices } from "@ligate/platform/notices";
import { useLocation, useNavigation } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { Alert } from "@ligate/ui/feedback/alert";
import { MESSAGE_TIMEOUT_MS } from "@ligate/ui/feedback/use-transient-error";
import { useEffect, useRef } from "react";
import styles from "./notices.module.css";

/**
 * The notices, over the top of the page: they take no space, and only the newest one is visible. Screen readers announce
 * each. A notice disappears after ten seconds, or when the user opens another page.
 */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  useLeavePage();
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <DismissibleNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Reports every change of the page, with the time at which the navigation started. */
function useLeavePage(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const shownPath = useRef(pathname);
  const startedAt = useRef<number>(undefined);

  useEffect(() => {
    if (state !== "idle") startedAt.current ??= Date.now();
    else if (shownPath.current === pathname) startedAt.current = undefined;
  }, [state, pathname]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    leavePage(startedAt.current ?? Date.now());
    startedAt.current = undefined;
  }, [pathname]);
}

function DismissibleNotice({ notice: { id, kind, text, saidAt } }: { notice: Notice }) {
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), saidAt + MESSAGE_TIMEOUT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [id, saidAt]);

  return (
    <div className={styles.notice}>
      <Alert kind={kind}>{text}</Alert>
      <button type="button" className={styles.close} aria-label="Dismiss message" onClick={() => dismiss(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}

function dismiss(id: string): void {
  useNotices.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
