import { createMemoryRouter } from "@ligate/platform/testing/memory-router";
import { cacheInitialLoaderData } from "./initial-loader-cache.ts";

const loader = jest.fn(async () => "requested");

/** A router that was hydrated with the data of a server-rendered page. */
function hydrateAt(address: string) {
  const routes = [
    { id: "blog", path: "/blog", loader },
    { id: "design", path: "/design" },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { blog: "initial" } },
  });
  cacheInitialLoaderData(router);
  return router;
}

afterEach(() => jest.useRealTimers());

it("reuses the initial data on Back, and requests the data of another query", async () => {
  const router = hydrateAt("/blog?page=2");
  await router.navigate("/design");
  await router.navigate(-1);
  expect(router.state.loaderData).toEqual({ blog: "initial" });
  expect(loader).not.toHaveBeenCalled();
  await router.navigate("/blog?page=3");
  expect(router.state.loaderData).toEqual({ blog: "requested" });
});

it("requests the data again after five minutes", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setTimeout"] });
  const router = hydrateAt("/blog");
  await router.navigate("/design");
  jest.setSystemTime(Date.now() + 300_000);
  await router.navigate("/blog");
  expect(router.state.loaderData).toEqual({ blog: "requested" });
});
