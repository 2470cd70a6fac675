import { type Notice, useNotices } from "@ligate/platform/notices";
import { Icon } from "@ligate/ui/controls/icon";
import { Alert } from "@ligate/ui/feedback/alert";
import { MESSAGE_TIMEOUT_MS } from "@ligate/ui/forms/message-timeout";
import { useEffect } from "react";
import styles from "./notices.module.css";

/** The notices below the top bar. Screen readers announce them; each disappears after ten seconds. */
export function Notices() {
  const notices = useNotices((state) => state.notices);
  return (
    <div className={styles.notices}>
      {notices.map((notice) => (
        <DismissibleNotice key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

function DismissibleNotice({ notice: { id, kind, text, saidAt } }: { notice: Notice }) {
  const dismiss = useNotices((state) => state.dismiss);
  useEffect(() => {
    const timer = setTimeout(() => dismiss(id), saidAt + MESSAGE_TIMEOUT_MS - Date.now());
    return () => clearTimeout(timer);
  }, [id, saidAt, dismiss]);

  return (
    <div className={styles.notice}>
      <Alert kind={kind}>{text}</Alert>
      <button type="button" className={styles.close} aria-label="Dismiss message" onClick={() => dismiss(id)}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
