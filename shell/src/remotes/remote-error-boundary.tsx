import { ApiError } from "@ligate/platform/api";
import { CanonicalHead } from "@ligate/platform/head";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { NotFound } from "../app/not-found.tsx";
import { errorMessage } from "./error-messages.ts";
import { replaceAlteredFiles } from "./integrity/altered-files.ts";
import { PageUnavailableError } from "./lazy-route-timeouts.ts";
import styles from "./remote-error-boundary.module.css";
import { RemoteUnavailableError } from "./remotes.ts";

/** The error boundary of a remote's pages. The frame and the other remotes keep working. */
export function RemoteErrorBoundary() {
  const error = useRouteError();
  if (isNotFound(error)) return <NotFound detail={error instanceof ApiError ? error.detail : undefined} />;
  return <RemoteErrorPanel error={error} />;
}

export interface RemoteErrorPanelProps {
  error: unknown;
  /** Whether the server-rendered page is shown below the panel. */
  isPageReadable?: boolean;
}

export function RemoteErrorPanel({ error, isPageReadable = false }: RemoteErrorPanelProps) {
  const retry = useRetry(error);
  const { title, text } = errorMessage(error);
  const Heading = isPageReadable ? "h2" : "h1";
  return (
    <Page width="reading">
      {!isPageReadable && <CanonicalHead title={title} description={text} canonical={null} />}
      <section className={styles.problem} role="alert">
        <Heading>{title}</Heading>
        <p>
          {isPageReadable ? "You can read the page below. To use its buttons and forms, please retry." : text}
        </p>
        <Button onClick={retry}>Retry</Button>
      </section>
    </Page>
  );
}

function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404;
}

/** Retries in this document where that can succeed; otherwise loads a new document, which has the latest registry. */
function useRetry(error: unknown): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return async () => {
    if (error instanceof RemoteUnavailableError || error instanceof PageUnavailableError) {
      await replaceAlteredFiles(error.remote);
    }
    if (canRetryInDocument(error)) await navigate(pathname + search + hash, { replace: true });
    else window.location.reload();
  };
}

/** The browser caches the failure of a preload, and the router that of a page's code: a retry would fail at once. */
function canRetryInDocument(error: unknown): boolean {
  if (error instanceof RemoteUnavailableError) return error.attempt === 1 && !isPreloaded(error.remote);
  return error instanceof ApiError;
}

const isPreloaded = (remote: string) =>
  document.querySelector(`link[href*="/${remote}/"][rel$="preload"]`) !== null;
