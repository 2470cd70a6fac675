import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/layout/page";
import layout from "../shared/layout.module.css";
import type { checkoutLoader } from "./checkout.loader.ts";
import { Checkout } from "./checkout.tsx";
import { useRefreshSessionOnFocus } from "./sign-up/use-refresh-session-on-focus.ts";

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
