import { screen } from "@testing-library/react";
import { createElement } from "react";
import { CanonicalHead, Head, type HeadProps } from "./head.ts";
import { provideSettings } from "./settings.ts";
import { fakeApi } from "./testing/fake-api.ts";
import { visit } from "./testing/visit.ts";

const aPage: HeadProps = { title: "Gene Knock-out", description: "Kits that remove a gene." };

const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
const canonical = () => attribute("link[rel=canonical]", "href");
const openGraph = (name: string) => attribute(`meta[property='og:${name}']`, "content");

async function show(address: string, props: Partial<HeadProps> = {}, canonical?: string | null) {
  provideSettings({
    publicUrl: "https://store.example",
    paypal: { clientId: "", sdkUrl: "" },
    testProduct: false,
  });
  fakeApi({});
  const head =
    canonical === undefined
      ? createElement(Head, { ...aPage, ...props })
      : createElement(CanonicalHead, { ...aPage, ...props, canonical });
  const element = createElement("p", null, head, "Shown");
  visit(address, [{ id: "page", path: "*", element }]);
  await screen.findByText("Shown");
}

it.each([
  ["/", "https://store.example/"],
  ["/products/gene-knock-out", "https://store.example/products/gene-knock-out"],
  ["/products/gene-knock-out/", "https://store.example/products/gene-knock-out"],
  ["/products//gene-knock-out", "https://store.example/products/gene-knock-out"],
  [
    "/products/gene-knock-out?tab=mouse&utm_source=mail#kits",
    "https://store.example/products/gene-knock-out",
  ],
  ["/genes/mouse/Gt(ROSA)26Sor", "https://store.example/genes/mouse/Gt(ROSA)26Sor"],
])("has the path of %s as the canonical URL, without query and extra slashes", async (address, url) => {
  await show(address);
  expect(canonical()).toBe(url);
  expect(openGraph("url")).toBe(url);
});

it("has the canonical path that the page names", async () => {
  await show("/product/featured/tr-1001", {}, "/product/featured/TR-1001");
  expect(canonical()).toBe("https://store.example/product/featured/TR-1001");
});

it("has no canonical URL if the page has no address of its own", async () => {
  await show("/nothing", {}, null);
  expect(canonical()).toBeUndefined();
  expect(openGraph("url")).toBeUndefined();
  expect(openGraph("title")).toBe("Gene Knock-out");
});

it("shows an SVG as a PNG in previews of links, and the store's picture without one", async () => {
  await show("/", { image: "/media/lines/gene-knock-out.svg" });
  expect(openGraph("image")).toBe("https://store.example/media/previews/lines/gene-knock-out.png");
  expect([openGraph("image:width"), openGraph("image:height")]).toEqual(["1200", "630"]);
  expect(attribute("meta[name='twitter:card']", "content")).toBe("summary_large_image");
});

it("shows the store in previews of links to a page without a picture", async () => {
  await show("/");
  expect(openGraph("image")).toBe("https://store.example/media/previews/store.png");
});
