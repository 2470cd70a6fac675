import type { OrderDocument } from "@ligate/contract/order-files/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { Button } from "@ligate/ui/controls/button";
import { copyText } from "@ligate/ui/controls/copy-text";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useState } from "react";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import styles from "./order-documents.module.css";

export interface ShareDocumentProps {
  document: OrderDocument;
  /** "Invoice IV-4334724101" */
  name: string;
}

/** Creates a link that opens one document without a login, for accounts payable, and ends such links. */
export function ShareDocument({ document: { kind, number }, name }: ShareDocumentProps) {
  const reauthenticate = useReauthenticate();
  const { run, isPending, error } = useApiAction();
  const [url, setUrl] = useState<string>();
  const params = { kind, number };

  const create = () =>
    run(async () => {
      const created = await api
        .post("/api/users/order-document/:number/:kind/link/", { params })
        .catch(reauthenticate);
      if (!created) return;
      setUrl(created.url);
      await copyText("link", created.url);
    });
  const revoke = () =>
    run(async () => {
      const ended = await api
        .delete("/api/users/order-document/:number/:kind/link/", { params })
        .catch(reauthenticate);
      if (!ended) return;
      setUrl(undefined);
      notify("success", `Links to ${name} no longer work.`);
    });
  const createLabel = url ? "Another link" : "Link for accounts payable";
  const button = { variant: "text", small: true, "aria-busy": isPending } as const;

  return (
    <div className={styles.share}>
      {url && (
        <>
          <input className={styles.link} readOnly value={url} aria-label={`Link to ${name}`} />
          <p className={styles.hint}>
            Opens {name} without a login, for accounts payable. Anybody who has it can read the document.
          </p>
        </>
      )}
      <div className={styles.shareButtons}>
        <Button {...button} aria-label={`${createLabel}: ${name}`} onClick={ignoreDoubleClick(create)}>
          {createLabel}
        </Button>
        <Button {...button} aria-label={`End all links: ${name}`} onClick={ignoreDoubleClick(revoke)}>
          End all links
        </Button>
      </div>
      {error && <Alert kind="error">{error.message}</Alert>}
    </div>
  );
}
