import type { Session } from "@ligate/contract/session/schemas";
import { Head } from "@ligate/platform/head";
import { useLoaderData, useRevalidator } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { Page } from "@ligate/ui/layout/page";
import { useEffect } from "react";
import layout from "../shared/layout.module.css";
import type { checkoutLoader } from "./checkout.loader.ts";
import { Checkout } from "./checkout.tsx";

export function Component() {
  const { cart, session, user } = useLoaderData<typeof checkoutLoader>();
  useRefreshSession(session);

  return (
    <Page>
      <Head title="Checkout" description="Shipping, billing and payment of your order." />
      <h1 className={layout.heading}>Checkout</h1>
      {/* The key resets all input when another buyer signs in. */}
      <Checkout key={session.email} cart={cart} user={user} session={session} />
    </Page>
  );
}

/** How often a page that waits for a mailed link asks whether it was opened elsewhere. */
const REFRESH_MS = 5_000;

/**
 * Reloads the session when the tab becomes visible, until the buyer is logged in and verified: a guest may log in, and a
 * customer may open the verification link, in another tab. A guest who waits for the link may open it in another browser.
 */
function useRefreshSession(known: Session): void {
  const { revalidate } = useRevalidator();
  const { isAuthenticated, email_verified, signed_up } = known;
  const isSettled = isAuthenticated && email_verified !== false;
  const isWaiting = !isAuthenticated && signed_up?.is_activated === false;
  const knownState = describeSession(known);

  useEffect(() => {
    if (isSettled) return;
    async function refreshSession() {
      if (document.visibilityState !== "visible") return;
      const current = await session.refresh().catch(() => undefined);
      if (current && describeSession(current) !== knownState) await revalidate();
    }
    const timer = isWaiting ? setInterval(refreshSession, REFRESH_MS) : undefined;
    document.addEventListener("visibilitychange", refreshSession);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshSession);
    };
  }, [isSettled, isWaiting, knownState, revalidate]);
}

/** The part of a session that the checkout depends on. */
const describeSession = ({ isAuthenticated, email_verified, signed_up }: Session): string =>
  JSON.stringify([isAuthenticated, email_verified, signed_up]);
