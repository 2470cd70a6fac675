import { parseSync } from "@swc/core";
import { findLinks } from "./find-links.ts";

const find = (source: string) => findLinks([parseSync(source)]);

it.each([
  ["a link", `x(L, { to: "/cart" })`, "/cart"],
  ["a link with a query and a hash", `x(L, { href: "/search?q=p53#top" })`, "/search"],
  ["a link with computed segments", `x(L, { to: \`/protocol/\${f}/\${s}?x=\${y}\` })`, "/protocol/:/:"],
  ["a link with an optional query", `x(L, { to: \`/design/\${id}\${query}\` })`, "/design/:"],
  ["a link with a slash at its end", `x(L, { to: "/cart/" })`, "/cart"],
  ["a link to the first page", `x(L, { to: "/" })`, "/"],
])("finds %s", (_, source, link) => {
  expect(find(source).certain).toEqual([link]);
});

it.each([
  ["an argument", `navigate("/cart")`, "/cart"],
  ["a template", `const e = (n) => \`/order/\${n}\``, "/order/:"],
  ["a text to which the code adds a segment", `const e = "/policies/" + name`, "/policies/:"],
  ["a choice", `x(L, { to: e ? "/login" : y })`, "/login"],
  ["a segment to which the code adds a query", `x(L, { to: \`/login\${query}\` })`, "/login"],
])("finds what may be a link: %s", (_, source, link) => {
  expect(find(source)).toEqual({ certain: [], possible: [link] });
});

it("lists each address once, in order", () => {
  expect(find(`x({ to: "/b" }); y("/a", "/b", "/c", "/a"); x({ to: "/a" })`)).toEqual({
    certain: ["/a", "/b"],
    possible: ["/c"],
  });
});

it.each([
  ...[
    "/api/cart/",
    "/media/store.svg",
    "https://other.example/a",
    "//other.example/a",
    "a/b",
    "#top",
    "/[^/]+",
  ],
  "/*",
])("takes %s for no address of a page", (text) => {
  expect(find(`x({ to: ${JSON.stringify(text)} })`)).toEqual({ certain: [], possible: [] });
});
