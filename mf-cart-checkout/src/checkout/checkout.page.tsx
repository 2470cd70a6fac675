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
  useRefreshSessionOnFocus(session);

  return (
    <Page>
      <Head title="Checkout" description="Shipping, billing and payment of your order." />
      <h1 className={layout.heading}>Checkout</h1>
      {/* The key resets all input when another buyer signs in. */}
      <Checkout key={session.email} cart={cart} user={user} email={session.email} />
    </Page>
  );
}

/**
 * Reloads the session when the tab becomes visible, until the buyer is logged in and verified: a guest may log in, and a
 * customer may open the verification link, in another tab.
 */
function useRefreshSessionOnFocus({ isAuthenticated, email_verified }: Session): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isAuthenticated && email_verified !== false) return;
    async function refreshSession() {
      if (document.visibilityState !== "visible") return;
      const current = await session.refresh().catch(() => undefined);
      const hasChanged =
        current?.isAuthenticated !== isAuthenticated || current?.email_verified !== email_verified;
      if (current && hasChanged) await revalidate();
    }
    document.addEventListener("visibilitychange", refreshSession);
    return () => document.removeEventListener("visibilitychange", refreshSession);
  }, [isAuthenticated, email_verified, revalidate]);
}
