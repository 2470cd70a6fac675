import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { cart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from "@ligate/platform/router";
import { SessionProvider } from "@ligate/platform/session";
import { provideSettings } from "@ligate/platform/settings";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Alert } from "./alert.tsx";

/** A remote by itself in development: its pages with the providers that the shell would give them, and no frame. */
export function startAlone(routes: RouteObject[]): void {
  provideSettings({
    publicUrl: window.location.origin,
    paypal: { clientId: "sandbox", sdkUrl: "/sandbox/paypal/sdk/js" },
    testProduct: true,
  });
  const router = createBrowserRouter([
    { id: "alone", Component: Alone, HydrateFallback: Alone, children: [...routes, ELSEWHERE] },
  ]);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <SessionProvider>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>,
  );
  cart.start();
}

const ELSEWHERE: RouteObject = { id: "elsewhere", path: "*", Component: Elsewhere };

function Alone() {
  const notices = useNotices((state) => state.notices);
  return (
    <main>
      {notices.map(({ id, kind, text }) => (
        <Alert key={id} kind={kind}>
          {text}
        </Alert>
      ))}
      <Outlet />
    </main>
  );
}

function Elsewhere() {
  return <p>This address belongs to another remote, or to nobody.</p>;
}
