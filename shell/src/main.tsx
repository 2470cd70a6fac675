import "@ligate/ui/styles/fonts.css";
import "@ligate/ui/styles/tokens.css";
import "@ligate/ui/styles/base.css";
import { cart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { useNotices } from "@ligate/platform/notices";
import { RouterProvider } from "@ligate/platform/router";
import { SessionProvider } from "@ligate/platform/session";
// Not used here: the host brings to the page what remotes consume, and it brings only what it imports.
import "@ligate/platform/settings";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createStoreRouter } from "./areas/areas.ts";
import { Remotes } from "./areas/remotes.ts";
import { readRegistry } from "./document-data.ts";

const remotes = new Remotes(readRegistry());

provideFragments((name) => {
  const [remote = "", ...rest] = name.split("/");
  return remotes.load(remote, `./${rest.join("/")}`);
});
void useNotices.persist.rehydrate();
cart.start();

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <SessionProvider>
      <RouterProvider router={createStoreRouter(remotes)} />
    </SessionProvider>
  </StrictMode>,
);
