import { contract } from "@ligate/contract/contract";
import { findPriority } from "./priorities.ts";

const priorities = Object.values(contract).map((call) => ({
  ...{ call: `${call.method} ${call.path}`, tag: call.tag, produces: "produces" in call },
  priority: findPriority(call.method, call.path.replaceAll(/:\w+/g, "x-1")),
}));

it.each([
  ["POST", "/api/paypal/webhook", "vital"],
  ["POST", "/api/orders/capture/5O190127TN364715T", "vital"],
  ["POST", "/api/orders/capture/po/5O190127TN364715T/", "vital"],
  ["GET", "/readyz?x=1", "vital"],
  ["GET", "/api/orders/cart", "checkout"],
  ["POST", "/api/orders/cart/?x=1", "checkout"],
  ["POST", "/api/login/", "checkout"],
  ["HEAD", "/api/session/", "checkout"],
  ["GET", "/api/products/get-product-summary/CA-LA/", "read"],
  ["GET", "/media/kit.svg", "file"],
  ["GET", "/media/designs/KO-LA-CMXXPC-H00001.png", "search"],
  ["GET", "/api/search?q=TP53", "search"],
  ["GET", "/api/users/order-document/20261128-1/invoice/", "search"],
  ["GET", "/%ff", "read"],
  ["PURGE", "/api/search/", "checkout"],
])("knows the priority of %s %s: %s", (method, url, priority) => {
  expect(findPriority(method, url)).toBe(priority);
});

it("never refuses a payment", () => {
  const writes = priorities.filter(({ tag, call }) => tag === "payment" && call.startsWith("POST"));

  expect(writes.filter(({ priority }) => priority !== "vital").map(({ call }) => call)).toEqual([
    "POST /api/orders/create/",
  ]);
});

it("refuses searches and files first", () => {
  const expensive = priorities.filter(({ tag, produces }) => produces || tag === "search");

  expect(expensive.filter(({ priority }) => priority !== "search").map(({ call }) => call)).toEqual([
    // It is stored, not made.
    "GET /api/users/order-file/:id/",
  ]);
});
