import { formatDay } from "@ligate/contract/common/dates";
import type { ActiveSession } from "@ligate/contract/session/schemas";
import { api } from "@ligate/platform/api";
import { notify } from "@ligate/platform/notices";
import { useRevalidator } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { ignoreDoubleClick } from "@ligate/ui/controls/ignore-double-click";
import { useApiAction } from "@ligate/ui/controls/use-api-action";
import { Alert } from "@ligate/ui/feedback/alert";
import { useRef } from "react";
import { Panel } from "../shared/layout/panel.tsx";
import { useReauthenticate } from "../shared/use-reauthenticate.ts";
import { formatTimeAgo } from "./format-time-ago.ts";
import styles from "./sessions.module.css";

export interface SessionsPanelProps {
  sessions: readonly ActiveSession[];
}

/** The browsers in which the customer is logged in, with buttons to log out of them. */
export function SessionsPanel({ sessions }: SessionsPanelProps) {
  const { revalidate } = useRevalidator();
  const { run, isPending, error } = useApiAction();
  const reauthenticate = useReauthenticate();
  const list = useRef<HTMLUListElement>(null);

  /** Shows the list of the API afterwards, also on an error: the session may have ended already. */
  const endSessions = (end: () => Promise<{ detail: string }>) =>
    run(async () => {
      try {
        const { detail } = await end();
        notify("success", detail);
        list.current?.focus();
      } catch (error) {
        await reauthenticate(error);
      } finally {
        await revalidate();
      }
    });
  const endOne = (id: string) =>
    endSessions(() => api.delete("/api/users/sessions/:id/", { params: { id } }));
  const endOthers = () => endSessions(() => api.post("/api/users/sessions/end-others/"));

  return (
    <Panel
      title="Where you are logged in"
      intro="If you do not recognize a browser, log out of it and change your password."
    >
      <ul ref={list} tabIndex={-1} className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isPending={isPending}
            onEnd={() => endOne(session.id)}
          />
        ))}
      </ul>
      {error && <Alert kind="error">{error.message}</Alert>}
      {sessions.length > 1 && (
        <div>
          <Button
            variant="outlined"
            aria-disabled={isPending || undefined}
            onClick={ignoreDoubleClick(endOthers)}
          >
            Log out everywhere else
          </Button>
        </div>
      )}
    </Panel>
  );
}

interface SessionRowProps {
  session: ActiveSession;
  /** A session is being ended. */
  isPending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isPending, onEnd }: SessionRowProps) {
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
          <time dateTime={last_used_at}>{formatTimeAgo(last_used_at, Date.now())}</time>. Logged in since{" "}
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
