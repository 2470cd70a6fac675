import { provideSettings } from "@ligate/platform/settings";
import { aFormat, aProduct, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";
import { productJsonLd } from "./product-jsonld.ts";

beforeEach(() => provideSettings(pageSettings()));

const offersOf = (...prices: [price: number | null, status?: "Yes" | "No"][]) => {
  const options = prices.map(([adjusted_price, ready_status = "No"]) =>
    aFormat({ adjusted_price, ready_status }),
  );
  const jsonLd = productJsonLd({ product: aProduct(), formats: { "Plasmid DNA": options } }, "A kit.");
  return (jsonLd as { offers?: object }).offers;
};

it("has the range of prices of a product that is made to order", () => {
  expect(offersOf([409], [389], [null], [1250])).toEqual({
    "@type": "AggregateOffer",
    lowPrice: 389,
    highPrice: 1250,
    offerCount: 3,
    priceCurrency: "USD",
    availability: "https://schema.org/MadeToOrder",
    url: expect.stringContaining(`/products/item/${TEMPLATE_SKU}`),
  });
});

it("is in stock if one of its formats is", () => {
  expect(offersOf([409], [389, "Yes"])).toMatchObject({ availability: "https://schema.org/InStock" });
});

it("has no offers if all formats are priced on request", () => {
  expect(offersOf([null])).toBeUndefined();
});
