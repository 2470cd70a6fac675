import { api } from "@ligate/platform/api";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import styles from "./purchase-order-panel.module.css";

export interface UnverifiedNoticeProps {
  /** The address of the account, which is not verified yet. */
  email: string;
}

/** Replaces the form of purchase orders until the e-mail address is verified, and sends the link again. */
export function UnverifiedNotice({ email }: UnverifiedNoticeProps) {
  const { run, isPending, error } = useApiAction();
  const [sent, setSent] = useState<string>();

  const resend = () =>
    run(async () => {
      setSent(undefined);
      const { detail } = await api.post("/api/resend-verification/", { body: { email } });
      setSent(detail);
    });

  return (
    <div className={styles.panel}>
      <Alert kind="notice">
        An order by purchase order (PO) needs a verified e-mail address. Open the link that we sent to{" "}
        <strong className={styles.email}>{email}</strong>, then come back to this tab. Everything that you
        have entered stays. You can also pay by card or PayPal in the other tab.
      </Alert>
      {sent && <Alert kind="success">{sent}</Alert>}
      {error && <Alert kind="error">{error.message}</Alert>}
      <Button variant="outlined" aria-disabled={isPending || undefined} onClick={ignoreDoubleClick(resend)}>
        {isPending ? "Sending…" : "Send the link again"}
      </Button>
    </div>
  );
}
