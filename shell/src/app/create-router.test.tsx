import { ApiError } from "@ligate/platform/api";
import { type RouteObject, RouterProvider } from "@ligate/platform/router";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { serializeErrors } from "../hydration/serialize-errors.ts";
import { createServerPage } from "../hydration/server-page.ts";
import { openDocument } from "../navigation/open-document.ts";
import { DocumentRequiredError, type Remotes, RemoteUnavailableError } from "../remotes/remotes.ts";
import { createAppRouter } from "./create-router.ts";
import { PAGE_ROUTE, type PageData } from "./document-data.ts";

jest.mock("../navigation/open-document.ts", () => ({ openDocument: jest.fn(() => new Promise(() => {})) }));
/** Suggestions would load after the end of a test. */
jest.mock("./suggested-pages.tsx", () => {
  throw new Error("This module is not loaded here.");
});
jest.mock("@module-federation/enhanced/runtime", () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
}));

/** jsdom does not record the requests of a document. */
Object.assign(performance, { getEntriesByType: () => [] });

const OWNERS: Record<string, string> = { "/": "mf-catalog", "/cart": "mf-cart", "/broken": "mf-cart" };

const brokenLoader = jest.fn();

const TABLES: Record<string, RouteObject[]> = {
  "mf-catalog": [{ id: "home", index: true, element: <h1>Home</h1> }],
  "mf-cart": [
    { id: "cart", path: "cart", element: <h1>Cart</h1> },
    { id: "broken", path: "broken", loader: brokenLoader, element: <h1>Repaired</h1> },
  ],
};

/** Remotes that fail to load while `isDown` says so. `loaded` lists the names that were requested. */
function fakeRemotes(isDown: (name: string) => boolean = () => false) {
  const loaded: string[] = [];
  const remotes: Pick<Remotes, "ownerOf" | "load"> = {
    ownerOf: (path) => {
      const name = OWNERS[path];
      return name ? { name, entry: "", addresses: [] } : undefined;
    },
    load: async <Module,>(name: string) => {
      loaded.push(name);
      if (isDown(name)) throw new RemoteUnavailableError(name, new Error("down"));
      return { routes: TABLES[name] } as Module;
    },
  };
  return { loaded, remotes: remotes as Remotes };
}

function ServerRendered() {
  return <h1>Server-rendered</h1>;
}

const open = (path: string, remotes: Remotes) => show(path, () => createAppRouter(remotes));

/** Opens an address whose document contains a server-rendered page. */
async function hydrate(path: string, data: PageData) {
  const { remotes } = fakeRemotes();
  window.history.replaceState(null, "", path);
  const page = createServerPage(remotes, data);
  return act(async () => show(path, () => createAppRouter(remotes, page)));
}

function show(path: string, makeRouter: () => ReturnType<typeof createAppRouter>) {
  fakeApi({});
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  window.history.replaceState(null, "", path);
  const router = makeRouter();
  render(<RouterProvider router={router} />);
  return router;
}

it("loads the owner of an address only, and the owner of the next address on navigation", async () => {
  const { loaded, remotes } = fakeRemotes();
  const router = open("/cart", remotes);
  expect(await screen.findByRole("heading", { name: "Cart" })).toBeVisible();
  expect(loaded).toEqual(["mf-cart"]);
  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
  await act(() => router.navigate("/cart"));
  expect(loaded).toEqual(["mf-cart", "mf-catalog"]);
});

it("opens the page of a new remote after a double click on its link", async () => {
  const router = open("/cart", fakeRemotes().remotes);
  await screen.findByRole("heading", { name: "Cart" });
  await act(async () => {
    // The second navigation ends the first, whose routes the router then ignores.
    const interrupted = router.navigate("/");
    await Promise.all([interrupted, router.navigate("/")]);
  });
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
});

it("opens the page of a remote whose first visit was interrupted by another link", async () => {
  const router = open("/cart", fakeRemotes().remotes);
  await screen.findByRole("heading", { name: "Cart" });
  await act(async () => {
    const interrupted = router.navigate("/");
    await Promise.all([interrupted, router.navigate("/cart")]);
  });
  await act(() => router.navigate("/"));
  expect(screen.getByRole("heading", { name: "Home" })).toBeVisible();
});

it("marks a page with the name of its remote", async () => {
  open("/cart", fakeRemotes().remotes);
  const heading = await screen.findByRole("heading", { name: "Cart" });
  expect(heading.closest("[data-remote]")).toHaveAttribute("data-remote", "mf-cart");
});

it("shows the not-found page inside the frame for an address that no remote owns", async () => {
  open("/nowhere", fakeRemotes().remotes);
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  expect(screen.getByRole("banner")).toBeVisible();
});

it("keeps the frame and the other remotes while a remote is down; Retry loads it again", async () => {
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

it("opens the document of an address whose remote can be verified in a document of its own only", async () => {
  const { remotes } = fakeRemotes();
  const router = open("/", remotes);
  expect(await screen.findByRole("heading", { name: "Home" })).toBeVisible();
  jest.spyOn(remotes, "load").mockRejectedValue(new DocumentRequiredError("mf-cart"));
  await act(async () => void router.navigate("/cart?from=home#lines"));
  await waitFor(() => expect(openDocument).toHaveBeenCalledTimes(1));
  expect(openDocument).toHaveBeenCalledWith(
    expect.objectContaining({ pathname: "/cart", search: "?from=home", hash: "#lines" }),
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

it("shows the API's error message in the page's area; Retry runs the loader again", async () => {
  brokenLoader.mockRejectedValueOnce(new ApiError(503, { detail: "Busy." })).mockResolvedValueOnce("data");
  open("/broken", fakeRemotes().remotes);
  expect(await screen.findByRole("alert")).toHaveTextContent("Busy.");
  expect(screen.getByRole("banner")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("heading", { name: "Repaired" })).toBeVisible();
});

it("shows the API's message on the not-found page when a loader receives a 404", async () => {
  brokenLoader.mockRejectedValueOnce(new ApiError(404, { detail: "No product has the SKU NOPE." }));
  open("/broken", fakeRemotes().remotes);
  expect(await screen.findByRole("heading", { name: "Not found" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});

it("hydrates a server-rendered page without running its loader or loading its code again", async () => {
  const loader = jest.fn();
  const lazy = jest.fn(async () => ({ Component: ServerRendered }));
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", loader, lazy }];
  await hydrate("/cart", { loaderData: { cart: "data", [PAGE_ROUTE]: { id: "cart", path: "cart" } } });
  expect(screen.getByRole("heading", { name: "Server-rendered" })).toBeVisible();
  expect(loader).not.toHaveBeenCalled();
  expect(lazy).toHaveBeenCalledTimes(1);
});

it("hydrates a server-rendered 404 with the API's message", async () => {
  const loader = jest.fn();
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", loader, element: <h1>Cart</h1> }];
  const problems = serializeErrors({
    "mf-cart": new ApiError(404, { detail: "No product has the SKU NOPE." }),
  });
  await hydrate("/cart", {
    loaderData: { [PAGE_ROUTE]: { id: "cart", path: "cart" } },
    problems: JSON.parse(JSON.stringify(problems)),
  });
  expect(screen.getByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
  expect(loader).not.toHaveBeenCalled();
});

it("hydrates the not-found page of an address that no remote owns, and navigates from there", async () => {
  TABLES["mf-cart"] = [{ id: "cart", path: "cart", element: <h1>Cart</h1> }];
  const router = await hydrate("/nowhere", { loaderData: { "not-found": null } });
  expect(screen.getByRole("heading", { name: "Not found" })).toBeVisible();
  await act(() => router.navigate("/cart"));
  expect(screen.getByRole("heading", { name: "Cart" })).toBeVisible();
});

it("does not serialize other errors: the browser renders such a page", () => {
  expect(() => serializeErrors({ cart: new ApiError(503, { detail: "Busy." }) })).toThrow("Busy.");
});
