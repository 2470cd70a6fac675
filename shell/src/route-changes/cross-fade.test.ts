import { createMemoryRouter } from "@ligate/platform/router";
import { crossFadePages } from "./cross-fade.ts";

const routes = ["/", "/design", "/search"].map((path) => ({ id: path, path }));

/** Whether a visitor at "/search?q=a" sees the way to an address fade. */
async function fades(to: string, prefersLessMotion = false): Promise<boolean> {
  Object.assign(document, { startViewTransition: () => {} });
  window.matchMedia = () => ({ matches: prefersLessMotion }) as MediaQueryList;
  window.history.replaceState(null, "", "/search?q=a");
  const router = createMemoryRouter(routes, { initialEntries: ["/search?q=a"] });
  const navigate = jest.spyOn(router, "navigate");
  crossFadePages(router);
  await router.navigate(to, { replace: true });
  expect(router.state.location.pathname).toBe(new URL(to, window.location.href).pathname);
  const options = navigate.mock.calls[0]?.[1];
  expect(options).toMatchObject({ replace: true });
  return Boolean(options?.viewTransition);
}

it("fades another page in, and stays still where the page stays or less motion is preferred", async () => {
  expect(await fades("/design")).toBe(true);
  expect(await fades("/search?q=b")).toBe(false);
  expect(await fades("?q=b")).toBe(false);
  expect(await fades("/design", true)).toBe(false);
});

it("takes a fade that is cut short for no error", async () => {
  const ready = Promise.reject(new DOMException("Transition was skipped", "AbortError"));
  const heard = jest.spyOn(ready, "catch");
  Object.assign(document, { startViewTransition: () => ({ ready }) });
  crossFadePages(createMemoryRouter(routes));
  document.startViewTransition(() => {});
  expect(heard).toHaveBeenCalled();
  await expect(ready).rejects.toThrow("skipped");
});
