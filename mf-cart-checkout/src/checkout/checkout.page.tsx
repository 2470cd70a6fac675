import { Head } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { Page } from "@ligate/ui/page";
import layout from "../layout.module.css";
import type { checkoutLoader } from "./checkout.loader.ts";
import { Checkout } from "./checkout.tsx";
import { useSessionOnReturn } from "./use-session-on-return.ts";

export function Component() {
  const { cart, session, user } = useLoaderData<typeof checkoutLoader>();
  useSessionOnReturn(session.isAuthenticated);

  return (
    <Page>
      <Head title="Checkout" description="Shipping, billing and payment of your order." />
      <h1 className={layout.heading}>Checkout</h1>
      {/* What is typed belongs to one buyer: another one begins anew. */}
      <Checkout key={session.email} cart={cart} user={user} email={session.email} />
    </Page>
  );
}
