import type { Release } from "@ligate/build/release-format/release";
import { aPage, inMemory } from "../testing/fake-releases.ts";
import { checkLinks } from "./links.ts";

const links = (certain: string[], possible: string[] = []) => ({ links: { certain, possible } });
const pagesAt = (...paths: string[]): Pick<Release, "pages"> => ({
  pages: Object.fromEntries(paths.map((path) => [path, aPage({ path })])),
});

const account = inMemory({
  ...{ name: "mf-account", id: "a1", addresses: ["/login", "/profile/*"] },
  ...pagesAt("/login", "/profile/order/:number", "/profile/orders/:status", "/profile/*"),
  ...links(["/services/:", "/typo"]),
});
const catalog = inMemory({
  ...{ name: "mf-catalog", id: "c1", addresses: ["/services/:url", "/product", "/blog", "/contact"] },
  ...pagesAt("/services/:url", "/blog", "/contact"),
  ...links(["/login", "/blog"], ["/profile/order/:", "/profile/:"]),
});
const active = [account, catalog];

/** The problems of a release of mf-account with these pages, which replaces one with all pages. */
const problemsOfAccount = (fields: Partial<Release>) =>
  checkLinks({ candidates: [inMemory({ name: "mf-account", id: "a2", ...fields })], active });

/** The problems of a release of mf-catalog with these links. */
const problemsOfCatalog = (certain: string[], possible: string[] = []) =>
  checkLinks({
    candidates: [inMemory({ ...catalog.release, id: "c2", ...links(certain, possible) })],
    active,
  });

it("refuses a release without pages to which active releases of others link", () => {
  expect(problemsOfAccount(pagesAt("/sign-in", "/profile/*"))).toEqual([
    "mf-account a2 has no page at /login, to which mf-catalog c1 links. Keep the page, or redirect from its address in mf-account/src/routes.ts, until a release of mf-catalog without the link is active.",
    "mf-account a2 has no page at /profile/order/:, to which mf-catalog c1 links. Keep the page, or redirect from its address in mf-account/src/routes.ts, until a release of mf-catalog without the link is active.",
  ]);
});

it.each<[string, Partial<Release>]>([
  ["with other names of parameters", pagesAt("/login", "/profile/order/:id")],
  ["without pages to which no release links", pagesAt("/login", "/profile/order/:number")],
  ["that redirects", { ...pagesAt("/login"), redirects: ["/profile/order/:number"] }],
  [
    "that redirects, built before this was recorded",
    { ...pagesAt("/profile/order/:id"), addresses: ["/login"] },
  ],
])("accepts a release %s", (_, fields) => {
  expect(problemsOfAccount(fields)).toEqual([]);
});

it("accepts a page that moves to another remote, and one that its only link leaves with it", () => {
  const moved = inMemory({ ...account.release, id: "a2", ...pagesAt("/profile/order/:number") });
  const other = inMemory({ ...catalog.release, id: "c2", ...links(["/sign-in"]) });
  const owner = inMemory({ name: "mf-designer", ...pagesAt("/login") });
  expect(checkLinks({ candidates: [moved, owner], active })).toEqual([]);
  expect(checkLinks({ candidates: [moved], active: [account, other] })).toEqual([]);
});

it("refuses a new link to a page that no release has", () => {
  expect(problemsOfCatalog(["/profile/invoices", "/news/:"], ["/anything"])).toEqual([
    "mf-catalog c2 links to /profile/invoices, where no active release has a page. Correct the link, or activate a release that has the page first, or both together with --with.",
    "mf-catalog c2 links to /news/:, where no active release has a page. Correct the link, or activate a release that has the page first, or both together with --with.",
  ]);
});

it.each([
  ["that existed before", ["/login", "/blog"]],
  [
    "to pages of others and its own",
    ["/profile/order/:", "/profile/orders/open", "/services/cloning", "/contact"],
  ],
  ["to an address that redirects", ["/product"]],
  ["whose computed segment may be that of a page", ["/:"]],
])("accepts links %s", (_, certain) => {
  expect(problemsOfCatalog(certain)).toEqual([]);
});

it("does not judge the links of a first release, or if the one before recorded none", () => {
  const first = inMemory({ name: "mf-catalog", ...links(["/news"]) });
  expect(checkLinks({ candidates: [first], active: [account] })).toEqual([]);
  expect(checkLinks({ candidates: [first], active: [account, inMemory({ name: "mf-catalog" })] })).toEqual(
    [],
  );
});
