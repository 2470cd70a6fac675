import "@ligate/ui/styles/fonts.css";
import "@ligate/ui/styles/tokens.css";
import "@ligate/ui/styles/base.css";
import { cart } from "@ligate/platform/cart";
import { provideFragments } from "@ligate/platform/fragment";
import { useNotices } from "@ligate/platform/notices";
import { RouterProvider } from "@ligate/platform/router";
import { session } from "@ligate/platform/session";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createStoreRouter } from "./areas/areas.ts";
import { arrive } from "./areas/arrive.ts";
import { reportProblem } from "./areas/describe-problem.ts";
import { withPatience } from "./areas/patience.ts";
import type { Remotes } from "./areas/remotes.ts";
import { HeldPage, holdRenderedPage } from "./areas/rendered-page.tsx";
import { Boundaries } from "./boundaries/boundaries.tsx";
import { readPageData } from "./document-data.ts";
import { nextTask } from "./next-task.ts";
import { showPartsInDevelopment } from "./parts/parts.ts";
import { easeRouteChanges } from "./route-changes/route-changes.ts";

export { shared } from "./shared.ts";

/** From then on the frame waits no longer for the code of a page that came rendered, which goes on to be readable. */
const ARRIVAL_MS = 1_000;

/** What came rendered is taken over; where that cannot be, the page is rendered here. */
export async function start(remotes: Remotes): Promise<void> {
  provideFragments((name) => {
    const [remote = "", ...rest] = name.split("/");
    return remotes.load(remote, `./${rest.join("/")}`);
  });
  const arriving = arrive(remotes, window.location.pathname, readPageData());
  const arrival = await withPatience(arriving, ARRIVAL_MS).catch(() => undefined);
  // Code was evaluated until here: whoever scrolls what came rendered is heard before more is done.
  await nextTask();
  const held = arrival ? undefined : holdRenderedPage();
  const router = createStoreRouter(remotes, arrival, held?.shown);
  showPartsInDevelopment(router);
  const store = (
    <StrictMode>
      <HeldPage value={held}>
        <RouterProvider router={router} onError={reportProblem} />
      </HeldPage>
      {process.env.NODE_ENV === "development" && <Boundaries />}
    </StrictMode>
  );
  const root = document.getElementById("root") as HTMLElement;
  // As a transition React takes it over in slices, between which the browser answers.
  if (arrival || held) startTransition(() => void hydrateRoot(root, store));
  else createRoot(root).render(store);
  // Missing where the browser blocks its storage: notices then last as long as the document.
  void useNotices.persist?.rehydrate();
  session.start();
  cart.start();
  easeRouteChanges(router, remotes);
}
