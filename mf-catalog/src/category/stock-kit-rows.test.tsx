import type { Kit, StockFormat } from "@ligate/contract/catalog/kit-table-schemas";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCategory, aKit, aStockItem } from "../testing/samples.ts";

const campaign = { name: "Year of stable expression", ends_on: "2027-08-31" };
const aFormat = (overrides: Partial<StockFormat> = {}): StockFormat => ({
  ...aStockItem({ sku: "OE-LV-EFXXPA-H00001-PD05", name: "Plasmid DNA, 5 µg", price: 395 }),
  list_price: 395,
  campaign: null,
  ...overrides,
});
const PARTICLES = aFormat({
  sku: "OE-LV-EFXXPA-H00001-LP07",
  name: "Lentivirus particles, 1 mL",
  price: 695,
  list_price: 790,
  campaign,
});
const aShelfKit = (overrides: Partial<Kit> = {}) =>
  aKit({
    sku: "OE-LV-EFXXPA-H00001",
    name: "Overexpression Lenti Kit",
    holds: "pLV-Puro-EF1A>hTP53",
    gene_symbol: "TP53",
    species: "Human",
    formats: [aFormat(), PARTICLES],
    ...overrides,
  });

function visitShelf(kits: Kit[]) {
  const table = { title: "On the shelf", intro: "Ready.", tab: "", opens: "product" as const, kits };
  const calls = fakeApi({
    "GET /api/interface/get-product-page/cdna-lentivirus-stock/": aCategory({ tables: [table] }),
    "POST /api/orders/cart/": { count: 1, cart: { data: [], total_price: 395, count: 1 } },
  });
  visit("/products/cdna-lentivirus-stock", routes);
  return calls;
}

const findRow = async () => within(await screen.findByRole("row", { name: /OE-LV-EFXXPA-H00001/ }));

it("names the gene before the kit, and links to its product", async () => {
  visitShelf([aShelfKit()]);

  const row = await findRow();
  expect(row.getByRole("rowheader")).toHaveTextContent(
    /^TP53 human\s*Overexpression Lenti KitpLV-Puro-EF1A>hTP53\s*OE-LV-EFXXPA-H00001$/,
  );
  expect(row.getByRole("link")).toHaveAttribute("href", "/products/item/OE-LV-EFXXPA-H00001");
});

it("shows availability and price of the selected format, and adds it once on a double click", async () => {
  const calls = visitShelf([aShelfKit()]);
  const row = await findRow();
  expect(row.getByText("In stock")).toBeVisible();
  expect(row.getByText("$395.00")).toBeVisible();

  const format = row.getByRole("combobox", { name: "Format of TP53, Overexpression Lenti Kit" });
  await userEvent.selectOptions(format, "Lentivirus particles, 1 mL");
  expect(row.getByText("$790.00").closest("s")).toBeInTheDocument();
  expect(row.getByText("Year of stable expression, through August 31, 2027")).toBeVisible();
  await userEvent.dblClick(row.getByRole("button", { name: /^Add to Cart: TP53/ }));

  expect(postedBodies(calls)).toEqual([
    {
      cart_item: {
        product_sku: PARTICLES.sku,
        product_name: "TP53, Overexpression Lenti Kit, Lentivirus particles, 1 mL",
      },
      quantity: 1,
    },
  ]);
});

it("tells a format that is made to order, and disables one that is sold out", async () => {
  const formats = [
    aFormat({ in_stock: false, lead_days: 15 }),
    aFormat({ sku: "OE-LV-EFXXPA-H00001-GS01", name: "Glycerol stock", in_stock: false, sold_out: true }),
  ];
  visitShelf([aShelfKit({ formats })]);
  const row = await findRow();
  expect(row.getByText("Made to order")).toBeVisible();

  await userEvent.selectOptions(row.getByRole("combobox"), "Glycerol stock");

  expect(row.getByRole("button", { name: /^Add to Cart/ })).toBeDisabled();
  expect(row.getByRole("button", { name: /^Add to Cart/ })).toHaveAccessibleDescription("Sold out");
});

it("shows the lowest price where the API of an earlier release does not tell the formats", async () => {
  const { formats: _, ...kit } = aShelfKit();
  visitShelf([kit]);

  const row = await findRow();
  expect(row.getByText("$237.00")).toBeVisible();
  expect(row.queryByRole("button")).not.toBeInTheDocument();
});
