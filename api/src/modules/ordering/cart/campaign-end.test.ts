import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { replaceModules } from "../../../testing/replace-modules.ts";

const folder = mkdtempSync(join(tmpdir(), "ligate-content-"));
cpSync(CONTENT_FOLDER, folder, { recursive: true });
const CAMPAIGN =
  "{ name: Plasmid week, starts_on: 2026-11-24, ends_on: 2026-11-30, formats: [PD], percent: 10 }";
writeFileSync(join(folder, "campaigns.yaml"), `- ${CAMPAIGN}\n`);
afterAll(() => rmSync(folder, { recursive: true }));

const LAST_DAY = "2026-11-30";
const DAY_AFTER = "2026-12-01";
let today = LAST_DAY;
replaceModules({
  "content-files/content-folder.ts": { CONTENT_FOLDER: folder },
  "modules/design/pricing/store-day.ts": { storeDay: () => today },
});

const { sandboxProviders } = await import("../../../testing/sandbox-providers.ts");
const { testApp } = await import("../../../testing/test-app.ts");
const { add, atCheckout, capture, getCart, openPayment, PLASMID } = await import(
  "../../../testing/shoppers.ts"
);
const { createPriceRefresh } = await import("../../../cli/seed.ts");
const { orderLines } = await import("../tables.ts");
const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);

const LIST = 429;
const REDUCED = 386;

beforeEach(() => {
  today = LAST_DAY;
});

const formatOf = async (sku: string) => {
  const kit = sku.replace(/-[A-Z]{2}\d\d$/, "");
  const { from_price, ...names } = (await app().inject(`/api/products/get-product-summary/${kit}`)).json();
  const query = new URLSearchParams(names).toString();
  const table = (await app().inject(`/api/products/get-delivery-format-table/?${query}`)).json();
  return table["Plasmid DNA"].find((option: { product_sku: string }) => option.product_sku === sku);
};

it("names the campaign and its last day on the product page, until it has ended", async () => {
  expect(await formatOf(PLASMID)).toMatchObject({
    list_price: LIST,
    unit_price: REDUCED,
    on_discount: true,
    campaign: { name: "Plasmid week", ends_on: LAST_DAY },
  });

  today = DAY_AFTER;

  expect(await formatOf(PLASMID)).toMatchObject({ unit_price: LIST, on_discount: false, campaign: null });
});

it("adds a product at today's price, whatever an open page shows", async () => {
  const shopper = browser();
  today = DAY_AFTER;

  expect((await add(shopper)).body.cart).toMatchObject({ total_price: LIST, data: [{ price: LIST }] });
});

it("updates the prices of an open cart, and charges nothing until the buyer confirms them", async () => {
  const shopper = browser();
  const { cart, id } = await atCheckout(shopper);
  expect(cart.total_price).toBe(REDUCED);

  today = DAY_AFTER;
  const refused = await capture(shopper, id, cart);

  expect(refused).toMatchObject({
    status: 409,
    body: {
      detail: "Your cart or its prices have changed. Please check them and confirm again.",
      cart: { total_price: LIST },
    },
  });
  expect(providers.taken()).toEqual([]);

  const current = await getCart(shopper);
  expect((await capture(shopper, await openPayment(shopper, current), current)).status).toBe(200);
  expect(await db().select().from(orderLines)).toMatchObject([{ unitPriceCents: LIST * 100 }]);
});

it("keeps the price of an order that was placed before the end", async () => {
  const shopper = browser();
  const { cart, id } = await atCheckout(shopper);
  await capture(shopper, id, cart);

  today = DAY_AFTER;

  expect(await db().select().from(orderLines)).toMatchObject([{ unitPriceCents: REDUCED * 100 }]);
});

it("changes the version of rendered pages and the prices of the search", async () => {
  const version = async () => (await app().inject("/content-version")).json().version;
  const price = async () => (await app().inject("/api/search/?q=TP53+CRISPRa")).json().results[0].unit_price;
  today = DAY_AFTER;
  const refresh = createPriceRefresh(db());
  const before = await version();
  expect(await price()).toBe(405);

  today = LAST_DAY;
  await refresh();
  expect(await version()).not.toBe(before);
  // 5 µg of plasmid, at 445 minus 10 %, costs less than the glycerol stock.
  expect(await price()).toBe(400);

  today = DAY_AFTER;
  await refresh();
  expect(await price()).toBe(405);
});
