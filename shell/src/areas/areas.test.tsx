import { ApiError } from "@ligate/platform/api";
import { type RouteObject, RouterProvider } from "@ligate/platform/router";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { PageData } from "../document-data.ts";
import { createStoreRouter } from "./areas.ts";
import { arrive } from "./arrive.ts";
import { writeProblems } from "./problems.ts";
import { AreaUnavailable, type Remotes } from "./remotes.ts";

jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

const OWNERS: Record<string, string> = { "/": "mf-catalog", "/cart": "mf-cart", "/broken": "mf-cart" };

const brokenLoader = jest.fn();

const TABLES: Record<string, RouteObject[]> = {
  "mf-catalog": [{ id: "home", index: true, element: <h1>Home</h1> }],
  "mf-cart": [
    { id: "cart", path: "cart", element: <h1>Cart</h1> },
    { id: "broken", path: "broken", loader: brokenLoader, element: <h1>Mended</h1> },
  ],
};

/** Remotes whose loading a test decides on; `loaded` lists what was asked for. */
function fakeRemotes(isDown: (name: string) => boolean = () => false) {
  const loaded: string[] = [];
  const remotes: Pick<Remotes, "ownerOf" | "load"> = {
    ownerOf: (path) => {
      const name = OWNERS[path];
      return name ? { name, entry: "", addresses: [] } : undefined;
    },
    load: async <Module,>(name: string) => {
      loaded.push(name);
      if (isDown(name)) throw new AreaUnavailable(name, new Error("down"));
      return { routes: TABLES[name] } as Module;
    },
  };
  return { loaded, remotes: remotes as Remotes };
}

function CameRendered() {
  return <h1>Came rendered</h1>;
}

const open = (path: string, remotes: Remotes) => show(path, () => createStoreRouter(remotes));

/** Opens an address whose document came with a page. */
async function takeOver(path: string, data: PageData) {
  const { remotes } = fakeRemotes();
  const arrival = await arrive(remotes, path, data);
  return show(path, () => createStoreRouter(remotes, arrival));
}

function show(path: string, makeRouter: () => ReturnType<typeof createStoreRouter>) {
  fakeApi({});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", path);
  const router = makeRouter();
  render(<RouterProvider router={router} />);
  return router;
}

it("loads the owner of an address alone, and the next owner when it is gone to", async () => {
  const { loaded, remotes } = fakeRemotes();
  const router = open("/cart", remotes);
  expect(await screen.findByRole("heading", { name: "Cart" })).toBeVisible();
  expect(loaded).toEqual(["mf-cart"]);
  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
  await act(() => router.navigate("/cart"));
  expect(loaded).toEqual(["mf-cart", "mf-catalog"]);
});

it("marks what a remote owns", async () => {
  open("/cart", fakeRemotes().remotes);
  const heading = await screen.findByRole("heading", { name: "Cart" });
  expect(heading.closest("[data-boundary]")).toHaveAttribute("data-boundary", "mf-cart");
});

it("shows not found where nobody owns the address, in the frame", async () => {
  open("/nowhere", fakeRemotes().remotes);
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();
});

it("keeps the frame and the other areas where a remote is down; Retry brings it back", async () => {
  let down = true;
  const { remotes } = fakeRemotes((name) => down && name === "mf-cart");
  const router = open("/cart", remotes);
  expect(await screen.findByRole("alert")).toHaveTextContent("This part of the store is not available");
  expect(screen.getByRole("banner")).toBeVisible();

  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();

  await act(() => router.navigate("/cart"));
  down = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Cart" })).toBeVisible();
});

it("says in the area what the API said, and asks again on Retry", async () => {
  brokenLoader.mockRejectedValueOnce(new ApiError(503, { detail: "Busy." })).mockResolvedValueOnce("well");
  open("/broken", fakeRemotes().remotes);
  expect(await screen.findByRole("alert")).toHaveTextContent("Busy.");
  expect(screen.getByRole("banner")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Mended" })).toBeVisible();
});

it("shows the API's sentence on the not-found page of what is not there", async () => {
  brokenLoader.mockRejectedValueOnce(new ApiError(404, { detail: "No product has the SKU NOPE." }));
  open("/broken", fakeRemotes().remotes);
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});

it("takes over a page that came rendered: neither its code nor its data is asked for again", async () => {
  const loader = jest.fn();
  const lazy = jest.fn(async () => ({ Component: CameRendered }));
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", loader, lazy }];
  await takeOver("/cart", { loaderData: { cart: "data" } });
  expect(screen.getByRole("heading", { name: "Came rendered" })).toBeVisible();
  expect(loader).not.toHaveBeenCalled();
  expect(lazy).toHaveBeenCalledTimes(1);
});

it("takes over what came rendered and says that nothing is there, in the API's own words", async () => {
  const loader = jest.fn();
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", loader, element: <h1>Cart</h1> }];
  const said = writeProblems({ "mf-cart": new ApiError(404, { detail: "No product has the SKU NOPE." }) });
  await takeOver("/cart", { loaderData: {}, problems: JSON.parse(JSON.stringify(said)) });
  expect(screen.getByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
  expect(loader).not.toHaveBeenCalled();
});

it("takes over what came rendered and is nobody's, and goes on from there", async () => {
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", element: <h1>Cart</h1> }];
  const router = await takeOver("/nowhere", { loaderData: { "not-found": null } });
  expect(screen.getByRole("heading", { name: "Not found" })).toBeVisible();
  await act(() => router.navigate("/cart"));
  expect(screen.getByRole("heading", { name: "Cart" })).toBeVisible();
});

it("leaves to the browser what failed otherwise", () => {
  expect(() => writeProblems({ cart: new ApiError(503, { detail: "Busy." }) })).toThrow("Busy.");
});
