import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { FRAGMENTS } from "./fragment-props.ts";

/** The part of the federation runtime's state that this test uses. */
interface Federation {
  __INSTANCES__: {
    name: string;
    shareScopeMap: { default: Record<string, Record<string, { lib?: () => Modules }>> };
  }[];
}
type CreateElement = (type: unknown, props?: object | null, ...children: unknown[]) => unknown;
interface Modules {
  createElement: CreateElement;
  createRoot: (container: Element) => { render: (element: unknown) => void };
  createBrowserRouter: (routes: object[]) => unknown;
  RouterProvider: unknown;
  Fragment: unknown;
}

/** Embeds a fragment as a page of another remote does: by its federated name, with the shell's shared modules. */
async function embed(page: Page, name: string, props: object): Promise<void> {
  await page.evaluate(
    ([fragment, given]) => {
      const { __INSTANCES__: instances } = Reflect.get(globalThis, "__FEDERATION__") as Federation;
      const scope = instances.find((one) => one.name === "shell")?.shareScopeMap.default ?? {};
      const shared = (key: string) => Object.values(scope[key] ?? {})[0]?.lib?.() as Modules;
      const { createElement } = shared("react");
      const { createBrowserRouter, RouterProvider } = shared("@ligate/platform/router");
      const { Fragment } = shared("@ligate/platform/fragment");

      const element = createElement(Fragment, { name: fragment, props: given });
      const router = createBrowserRouter([{ path: "*", element }]);
      const place = document.body.appendChild(document.createElement("section"));
      place.setAttribute("aria-label", "Embedded");
      shared("react-dom/client").createRoot(place).render(createElement(RouterProvider, { router }));
    },
    [name, props] as const,
  );
}

for (const [name, { props, shows }] of Object.entries(FRAGMENTS)) {
  const [remote = ""] = name.split("/");
  const labels = Object.entries(shows);
  if (labels.length === 0) continue;

  test(`${name} can be embedded by another remote and shows its props.`, { tag: `@${remote}` }, async ({
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
