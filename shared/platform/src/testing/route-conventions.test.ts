/** @jest-environment node */
import { assertRouteConventions } from "./route-conventions.ts";

const page = { Component: () => null };

it("accepts lazy pages with ids", async () => {
  await expect(
    assertRouteConventions([{ id: "home", index: true, lazy: async () => page }]),
  ).resolves.toBeUndefined();
});

it("reports a route without an id, a duplicate id and a page without a component", async () => {
  const routes = [
    { path: "a", lazy: async () => page },
    { id: "b", path: "b", lazy: async () => page },
    { id: "b", path: "c", lazy: async () => ({}) },
  ];
  await expect(assertRouteConventions(routes)).rejects.toThrow(
    "The route a has no id.\nThe id b is used twice.\nThe page b exports no Component.",
  );
});

it("reports a page that cannot be imported without a DOM", async () => {
  const lazy = async () => {
    document.title = "at import";
    return page;
  };
  await expect(assertRouteConventions([{ id: "a", path: "a", lazy }])).rejects.toThrow(
    "cannot be imported without a browser",
  );
});

it("reports a page that exports its loader", async () => {
  const lazy = async () => ({ ...page, loader: () => null });
  await expect(assertRouteConventions([{ id: "a", path: "a", lazy }])).rejects.toThrow("exports its loader");
});
