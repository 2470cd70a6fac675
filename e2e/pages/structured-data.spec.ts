import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { publicPages } from "../support/releases/public-pages.ts";
import { type StructuredData, schemaErrors, structuredData } from "../support/schema-org.ts";

const ADDRESSES = [
  ...publicPages().map(({ address }) => address),
  ...["/products/item/ST-2001", "/product/featured/QP-2003"],
  ...["/services/experiment-services", "/products/vectors-on-shelf"],
];

test("The structured data of all pages follows the definitions of schema.org.", async ({ request }) => {
  const all: StructuredData[] = [];
  for (const address of ADDRESSES) all.push(...structuredData(address, await renderedHtml(request, address)));

  expect(schemaErrors(all, test.info().outputPath("structured-data.ts"))).toBe("");
  expect(types(all)).toEqual(
    expect.arrayContaining(["Article", "BreadcrumbList", "Organization", "Product", "WebSite"]),
  );
});

test("A property that schema.org does not define is an error.", () => {
  const data = { "@context": "https://schema.org", "@type": "Product", name: "A kit", prize: 409 };
  expect(schemaErrors([{ address: "/", data }], test.info().outputPath("unknown-property.ts"))).toContain(
    "prize",
  );
});

/** The server-rendered document: a busy server leaves the first one to the browser. */
async function renderedHtml(request: APIRequestContext, address: string): Promise<string> {
  let html = "";
  await expect(async () => {
    html = await (await request.get(address)).text();
    expect(html).toContain('id="ligate-data"');
  }).toPass();
  return html;
}

const types = (all: StructuredData[]) => all.map(({ data }) => (data as { "@type": string })["@type"]);
