/** @jest-environment node */
import { assertRouteConventions } from "./route-conventions.ts";

const page = { Component: () => null };

it("is content with lazy pages that have ids", async () => {
  await expect(
    assertRouteConventions([{ id: "home", index: true, lazy: async () => page }]),
  ).resolves.toBeUndefined();
});

it("finds a route without an id, an id used twice, and a page without a component", async () => {
  const routes = [
    { path: "a", lazy: async () => page },
    { id: "b", path: "b", lazy: async () => page },
    { id: "b", path: "c", lazy: async () => ({}) },
  ];
  await expect(assertRouteConventions(routes)).rejects.toThrow(
    "The route a has no id.\nThe id b is used twice.\nThe page b exports no Component.",
  );
});

it("finds a page that needs a browser to be imported", async () => {
  const lazy = async () => {
    document.title = "at import";
    return page;
  };
  await expect(assertRouteConventions([{ id: "a", path: "a", lazy }])).rejects.toThrow(
    "cannot be imported without a browser",
  );
});

it("finds a page that carries its loader", async () => {
  const lazy = async () => ({ ...page, loader: () => null });
  await expect(assertRouteConventions([{ id: "a", path: "a", lazy }])).rejects.toThrow("exports its loader");
});
