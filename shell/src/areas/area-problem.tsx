import { ApiError } from "@ligate/platform/api";
import { Head } from "@ligate/platform/head";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { NotFound } from "../not-found/not-found.tsx";
import styles from "./area-problem.module.css";
import { describeProblem } from "./describe-problem.ts";
import { AreaUnavailable } from "./remotes.ts";
import { ReadablePage, useHeldPage } from "./rendered-page.tsx";

/** What an area shows when its page cannot: the frame and every other area go on. */
export function AreaProblem() {
  const error = useRouteError();
  const held = useHeldPage(useLocation().pathname);
  if (isNotFound(error)) return <NotFound detail={error instanceof ApiError ? error.detail : undefined} />;
  if (!held) return <Panel error={error} />;
  return (
    <>
      <Panel error={error} isReadable />
      <ReadablePage page={held} />
    </>
  );
}

interface PanelProps {
  error: unknown;
  /** The page stands below, as it came rendered. */
  isReadable?: boolean;
}

function Panel({ error, isReadable = false }: PanelProps) {
  const retry = useRetry(error);
  const { title, text } = describeProblem(error);
  const Heading = isReadable ? "h2" : "h1";
  return (
    <Page width="reading">
      {!isReadable && <Head title={title} description={text} />}
      <section className={styles.problem} role="alert">
        <Heading>{title}</Heading>
        <p>{isReadable ? "You can read the page below; what it offers to do needs another try." : text}</p>
        <Button onClick={retry}>Retry</Button>
      </section>
    </Page>
  );
}

function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404;
}

/** Asks again: in place where that can help, else by a new document, which also brings the newest registry. */
function useRetry(error: unknown): () => void {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return () =>
    canAskHere(error) ? navigate(pathname + search + hash, { replace: true }) : window.location.reload();
}

/** What failed as a preload of this document, or as a page's code in the router, is remembered as failed. */
function canAskHere(error: unknown): boolean {
  if (error instanceof AreaUnavailable) return error.attempt === 1 && !isPreloaded(error.remote);
  return error instanceof ApiError;
}

const isPreloaded = (remote: string) =>
  document.querySelector(`link[href*="/releases/${remote}/"][rel$="preload"]`) !== null;
