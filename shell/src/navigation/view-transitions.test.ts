import { createMemoryRouter } from "@ligate/platform/testing/memory-router";
import { addViewTransitions } from "./view-transitions.ts";

const routes = ["/", "/design", "/search"].map((path) => ({ id: path, path }));

/** Navigates from "/search?q=a". @returns whether the navigation has a view transition */
async function hasTransition(to: string, prefersReducedMotion = false): Promise<boolean> {
  Object.assign(document, { startViewTransition: () => {} });
  window.matchMedia = () => ({ matches: prefersReducedMotion }) as MediaQueryList;
  window.history.replaceState(null, "", "/search?q=a");
  const router = createMemoryRouter(routes, { initialEntries: ["/search?q=a"] });
  const navigate = jest.spyOn(router, "navigate");
  addViewTransitions(router);
  await router.navigate(to, { replace: true });
  expect(router.state.location.pathname).toBe(new URL(to, window.location.href).pathname);
  const options = navigate.mock.calls[0]?.[1];
  expect(options).toMatchObject({ replace: true });
  return Boolean(options?.viewTransition);
}

it("has a transition to another page, unless reduced motion is preferred", async () => {
  expect(await hasTransition("/design")).toBe(true);
  expect(await hasTransition("/search?q=b")).toBe(false);
  expect(await hasTransition("?q=b")).toBe(false);
  expect(await hasTransition("/design", true)).toBe(false);
});

it("ignores the rejection of a transition that the browser skips", async () => {
  const ready = Promise.reject(new DOMException("Transition was skipped", "AbortError"));
  const onCatch = jest.spyOn(ready, "catch");
  Object.assign(document, { startViewTransition: () => ({ ready }) });
  addViewTransitions(createMemoryRouter(routes));
  document.startViewTransition(() => {});
  expect(onCatch).toHaveBeenCalled();
  await expect(ready).rejects.toThrow("skipped");
});
