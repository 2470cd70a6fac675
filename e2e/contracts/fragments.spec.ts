import type { Page } from "@playwright/test";
import { expect, test } from "../journeys/fixtures.ts";
import { FRAGMENTS } from "./fragments.ts";

/** How federation gives a page's shared modules. */
interface Federation {
  __INSTANCES__: { name: string; loadShare: (key: string) => Promise<() => Modules> }[];
}
/** Of them, what a page is built from here. */
type Make = (type: unknown, props?: object | null, ...children: unknown[]) => unknown;
interface Modules {
  createElement: Make;
  createRoot: (container: Element) => { render: (element: unknown) => void };
  createMemoryRouter: (routes: object[]) => unknown;
  RouterProvider: unknown;
  SessionProvider: unknown;
  Fragment: unknown;
}

/** As a page of another remote does: the fragment by its federated name, through what the shell shares. */
async function embed(page: Page, name: string, props: object): Promise<void> {
  await page.evaluate(
    async ([fragment, given]) => {
      const { __INSTANCES__: instances } = Reflect.get(globalThis, "__FEDERATION__") as Federation;
      const shell = instances.find((one) => one.name === "shell");
      const shared = async (key: string) => (await shell?.loadShare(key))?.() as Modules;
      const { createElement } = await shared("react");
      const { createMemoryRouter, RouterProvider } = await shared("@ligate/platform/router");
      const { Fragment } = await shared("@ligate/platform/fragment");
      const { SessionProvider } = await shared("@ligate/platform/session");

      const element = createElement(Fragment, { name: fragment, props: given });
      const router = createMemoryRouter([{ path: "/", element }]);
      const place = document.body.appendChild(document.createElement("section"));
      place.setAttribute("aria-label", "Embedded");
      const providers = createElement(SessionProvider, null, createElement(RouterProvider, { router }));
      (await shared("react-dom/client")).createRoot(place).render(providers);
    },
    [name, props] as const,
  );
}

for (const [name, { props, shows }] of Object.entries(FRAGMENTS)) {
  const [remote = ""] = name.split("/");
  const labels = Object.entries(shows);
  if (labels.length === 0) continue;

  test(`${name} stands in a page of another remote, by what it is given.`, { tag: `@${remote}` }, async ({
    page,
  }) => {
    await page.goto("/login", { waitUntil: "networkidle" });
    await embed(page, name, props);
    const place = page.getByRole("region", { name: "Embedded" });
    for (const [label, value] of labels) {
      const field = place.getByLabel(label, { exact: true });
      await expect(field, label).toHaveValue(value);
    }
  });
}
