import type { FeaturedProduct } from "@ligate/contract/catalog/schemas";
import { testApp } from "../../../../testing/test-app.ts";

const { app } = testApp();
const get = async (path: string) => {
  const response = await app().inject(`/api/products/${path}`);
  return { status: response.statusCode, body: response.json() };
};

it("lists the newest products with the price of their smallest size", async () => {
  const { body } = await get("get-latest-featured-products/");

  expect(body.map(({ catalog_number }: FeaturedProduct) => catalog_number)).toEqual([
    ...["AB-5005", "AB-5006", "PB-6101", "AV-6201", "PM-4001", "PM-4002", "QP-2002", "QP-2003"],
  ]);
  expect(body[4]).toEqual({
    catalog_number: "PM-4001",
    product_name: "Prestained protein marker 10–180 kDa",
    image: "/media/supplies/PM-4001.svg",
    unit_price: 79,
  });
});

it("returns a product with its sizes, smallest first", async () => {
  const { body } = await get("load-featured-product-page/TR-1001");

  expect(body).toMatchObject({
    product_name: "Lipid transfection reagent",
    images: [
      { image: "/media/supplies/TR-1001.svg", alt: "A vial of TR-1001, and a liposome that holds a plasmid" },
      { image: "/media/supplies/TR-1001-pack.svg", alt: expect.stringContaining("Carton of TR-1001") },
    ],
    performance_chart: { kind: "bars", unit: "%", log: false },
  });
  expect(body.unit_prices).toMatchObject([
    { unit_size: "0.3 mL", list_price: 89, unit_price: 89, price_per: { unit: "mL", price: 296.67 } },
    { unit_size: "1 mL", list_price: 249, unit_price: 249, on_discount: false, lead_days: 3 },
    { unit_size: "5×1 mL", list_price: 1095, unit_price: 963.6, on_discount: true },
  ]);
  expect(body.key_features).toContain("<li>");
  expect(body.performance_data).toContain("<table>");
});

it.each([
  ["QP-2001", ["reaction", 0.49, 0.39, 0.29]],
  ["AB-5006", ["mL", 52]],
  ["AV-6201", ["µg", 9.75]],
  ["CT-7001", ["tube", 12.9]],
])("compares the sizes of %s by the price of a unit", async (number, [unit, ...prices]) => {
  const { body } = await get(`load-featured-product-page/${number}`);
  const expected = prices.map((price) => ({ unit, price }));
  expect(body.unit_prices.map(({ price_per }: { price_per: unknown }) => price_per)).toEqual(expected);
});

it("lists related supplies with their smallest size and what they are needed for", async () => {
  const { body } = await get("load-featured-product-page/QP-2003");

  expect(body.related).toEqual([
    {
      catalog_number: "QP-2001",
      product_name: "SYBR qPCR mix 2×",
      image: "/media/supplies/QP-2001.svg",
      unit_price: 49,
      unit_size: "1 mL",
      purpose: "Quantifies the cDNA with SYBR Green",
    },
    expect.objectContaining({ catalog_number: "QP-2002" }),
  ]);
});

it("finds a supply in upper and lower case", async () => {
  expect((await get("load-featured-product-page/ct-7001/")).body.catalog_number).toBe("CT-7001");
});

it.each(["NOPE", "TR-9999", "%27--", "KO-SP-CMXXXA-H00001"])(
  "responds with 404 for the unknown product %s",
  async (number) => {
    expect(await get(`load-featured-product-page/${number}`)).toEqual({
      status: 404,
      body: { detail: `No product has the catalog number ${decodeURIComponent(number)}.` },
    });
  },
);
