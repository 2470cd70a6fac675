import { provideSettings } from "@ligate/platform/settings";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS, SUMMARY } from "../../testing/api-responses.ts";
import { aFormat, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";
import { initialSelections } from "./format-selection.ts";
import { formatSelections, parseSelections } from "./selections-in-address.ts";

const anOption = (code: string, unit_price: number | null = 400) =>
  aFormat({
    product_sku: `${TEMPLATE_SKU}-${code}`,
    product_format_description: code,
    unit_price,
    adjusted_price: unit_price,
  });
const formats = {
  "Plasmid DNA": [anOption("PD05"), anOption("PD10")],
  "AAV particles": [anOption("VP12", null), anOption("VP13", null)],
};

const parse = (text: string, sku = TEMPLATE_SKU) => parseSelections(formats, sku, text);

it.each(["", "PD05", "PD10x25", "PD10 VP13x0", "VP13x0"])("reads and writes %j", (text) => {
  expect(formatSelections(formats, TEMPLATE_SKU, parse(text))).toBe(text);
});

it("has no parameter for the format that the path selects, and one if it is deselected", () => {
  const sku = `${TEMPLATE_SKU}-PD10`;
  expect(formatSelections(formats, sku, initialSelections(formats, sku))).toBe("");
  expect(parse("PD10x0", sku)["Plasmid DNA"]).toMatchObject({ isSelected: false, optionIndex: 1 });
});

it.each(["PD10x0", "PD10x-1", "PD10x2.5", "PD10x1e9", "PD10xx", "VP12", "XX99x2", "PD05 PD10", "%"])(
  "selects only what can be ordered for %j",
  (text) => {
    for (const [name, options] of Object.entries(formats)) {
      const { isSelected = true, optionIndex = -1, quantity = 0 } = parse(text)[name] ?? {};
      expect(options[optionIndex]).toBeDefined();
      if (isSelected) expect(options[optionIndex]?.unit_price).not.toBeNull();
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999).toBe(true);
    }
  },
);

describe("the product page", () => {
  beforeEach(() => {
    provideSettings(pageSettings());
    sessionStorage.clear();
  });

  function openPage(query: string) {
    const calls = fakeApi({ ...designResponses(), [FORMATS]: formats });
    return { calls, page: visit(`/products/item/${TEMPLATE_SKU}${query}`, routes) };
  }
  const findRow = async () => within(await screen.findByRole("row", { name: /Plasmid DNA/ }));

  it("has the selected formats and quantities in its address, and loads nothing again", async () => {
    const { calls, page } = openPage("?line=7");
    const row = await findRow();

    await userEvent.click(row.getByRole("radio", { name: "PD10" }));
    await userEvent.selectOptions(row.getByRole("combobox"), "25");

    await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}?line=7&formats=PD10x25`));
    expect(calls.filter(({ path }) => SUMMARY(TEMPLATE_SKU).includes(path))).toHaveLength(1);
    await userEvent.click(row.getByRole("checkbox"));
    await waitFor(() => expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}?line=7&formats=PD10x0`));
  });

  it.each([
    ["25", "combobox"],
    ["12", "textbox"],
  ])("opens an address with its selection, in a quantity of %s", async (quantity, role) => {
    openPage(`?formats=PD10x${quantity}`);
    const row = await findRow();

    expect(row.getByRole("checkbox")).toBeChecked();
    expect(row.getByRole("radio", { name: "PD10" })).toBeChecked();
    expect(row.getByRole(role)).toHaveValue(quantity);
    expect(row.getByRole(role)).not.toHaveFocus();
  });
});
