import { findRouteOwner, matchesAddress } from "./route-ownership.ts";

const owners = [
  { name: "catalog", addresses: ["/", "/products/:url", "/policies/*"] },
  { name: "designer", addresses: ["/products/item/:sku"] },
  { name: "account", addresses: ["/profile/*"] },
];

it.each([
  ["/", "catalog"],
  ["/products/gene-knock-out", "catalog"],
  ["/products/gene-knock-out/", "catalog"],
  ["/products/item/CA-LA-CMXXPC-XXXXXX", "designer"],
  ["/profile", "account"],
  ["/profile/orders/open", "account"],
])("%s belongs to %s", (path, name) => {
  expect(findRouteOwner(owners, path)?.name).toBe(name);
});

it.each(["/nowhere", "/products", "/products/a/b/c", "/profiles"])("%s has no owner", (path) => {
  expect(findRouteOwner(owners, path)).toBeUndefined();
});

it("does not match part of a segment", () => {
  expect(matchesAddress("/cart", "/cart-pop-up")).toBe(false);
});
