import "./styles/store.css";
import { cart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { provideSettings } from "@ligate/platform/settings";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Alert } from "./feedback/alert.tsx";

/** Runs one remote without the shell in development: its pages with the shell's providers, and no header or footer. */
export function startStandalone(routes: RouteObject[]): void {
  provideSettings({
    publicUrl: window.location.origin,
    paypal: { clientId: "sandbox", sdkUrl: "/sandbox/paypal/sdk/js" },
    testProduct: true,
  });
  const router = createBrowserRouter([
    {
      id: "standalone",
      Component: StandaloneLayout,
      HydrateFallback: StandaloneLayout,
      children: [...routes, UNKNOWN_PAGE],
    },
  ]);
  createRoot(document.getElementById("root") as HTMLElement).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  session.start();
  cart.start();
}

const UNKNOWN_PAGE: RouteObject = { id: "unknown-page", path: "*", Component: UnknownPage };

function StandaloneLayout() {
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

function UnknownPage() {
  return <p>This remote has no page at this address.</p>;
}
