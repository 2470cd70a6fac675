import { ApiError } from "@ligate/platform/api";
import { Head } from "@ligate/platform/head";
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from "@ligate/platform/router";
import { Button } from "@ligate/ui/button";
import { Page } from "@ligate/ui/page";
import { NotFound } from "../not-found/not-found.tsx";
import styles from "./area-problem.module.css";
import { AreaUnavailable } from "./remotes.ts";

/** What an area shows when its page cannot: the frame and every other area go on. */
export function AreaProblem() {
  const error = useRouteError();
  const retry = useRetry(error);
  if (isNotFound(error)) return <NotFound detail={error instanceof ApiError ? error.detail : undefined} />;

  const { title, text } = describe(error);
  return (
    <Page width="reading">
      <Head title={title} description={text} />
      <section className={styles.problem} role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <Button onClick={retry}>Retry</Button>
      </section>
    </Page>
  );
}

function isNotFound(error: unknown): boolean {
  return (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404;
}

function describe(error: unknown): { title: string; text: string } {
  if (error instanceof ApiError) return { title: "This page could not be loaded", text: error.detail };
  if (error instanceof AreaUnavailable) {
    return {
      title: "This part of the store is not available",
      text: "It could not be loaded. The rest of the store works as usual, and your cart is safe.",
    };
  }
  return {
    title: "This page ran into a problem",
    text: "The rest of the store works as usual, and your cart is safe.",
  };
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
