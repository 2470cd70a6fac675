import { createMemoryRouter } from "@ligate/platform/router";
import { keepArrivalData } from "./keep-arrival-data.ts";

const loader = jest.fn(async () => "asked");

/** A router whose page came rendered, with its data. */
function arrivedAt(address: string) {
  const routes = [
    { id: "blog", path: "/blog", loader },
    { id: "design", path: "/design" },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    hydrationData: { loaderData: { blog: "brought" } },
  });
  keepArrivalData(router);
  return router;
}

afterEach(() => jest.useRealTimers());

it("shows on Back what the page brought along, without asking; another page of it is asked for", async () => {
  const router = arrivedAt("/blog?page=2");
  await router.navigate("/design");
  await router.navigate(-1);
  expect(router.state.loaderData).toEqual({ blog: "brought" });
  expect(loader).not.toHaveBeenCalled();
  await router.navigate("/blog?page=3");
  expect(router.state.loaderData).toEqual({ blog: "asked" });
});

it("asks again after five minutes", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "setTimeout"] });
  const router = arrivedAt("/blog");
  await router.navigate("/design");
  jest.setSystemTime(Date.now() + 300_000);
  await router.navigate("/blog");
  expect(router.state.loaderData).toEqual({ blog: "asked" });
});
