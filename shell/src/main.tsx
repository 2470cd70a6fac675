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
import { createRoot, hydrateRoot } from "react-dom/client";
import { createStoreRouter } from "./areas/areas.ts";
import { arrive } from "./areas/arrive.ts";
import { prefetchBehindLinks } from "./areas/prefetch.ts";
import { Remotes } from "./areas/remotes.ts";
import { Boundaries } from "./boundaries/boundaries.tsx";
import { readPageData, readRegistry } from "./document-data.ts";

const remotes = new Remotes(readRegistry());

provideFragments((name) => {
  const [remote = "", ...rest] = name.split("/");
  return remotes.load(remote, `./${rest.join("/")}`);
});

const root = document.getElementById("root") as HTMLElement;

/** What came rendered is taken over; where that cannot be, the page is rendered here. */
async function start(): Promise<void> {
  const arrival = await arrive(remotes, window.location.pathname, readPageData()).catch(() => undefined);
  const store = (
    <StrictMode>
      <SessionProvider>
        <RouterProvider router={createStoreRouter(remotes, arrival)} />
        {process.env.NODE_ENV === "development" && <Boundaries />}
      </SessionProvider>
    </StrictMode>
  );
  if (arrival) hydrateRoot(root, store);
  else createRoot(root).render(store);
  // Missing where the browser blocks its storage: notices then last as long as the document.
  void useNotices.persist?.rehydrate();
  cart.start();
  prefetchBehindLinks(remotes);
}

void start();
