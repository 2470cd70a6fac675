import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS } from "../../testing/api-responses.ts";
import { aFormat, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const cartResponse = { count: 1, cart: { data: [], total_price: 409, count: 1 } };
const particles = (size: string, unit_price: number | null) =>
  aFormat({
    product_sku: `${TEMPLATE_SKU}-${size}`,
    delivery_format_name: "Lentivirus particles",
    product_format_description: size,
    unit_price,
    list_price: unit_price,
    adjusted_price: unit_price,
    reason: unit_price === null ? "Quoted by titer." : undefined,
  });
const formats = {
  "Plasmid DNA": [aFormat({ unit_price: 379, list_price: 429, adjusted_price: 379, on_discount: true })],
  "Lentivirus particles": [particles("LP07", 804), particles("LP08", 1204), particles("LP09", null)],
};

beforeEach(() => {
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

function openPage(responses: Record<string, object> = {}) {
  const calls = fakeApi({ ...designResponses(), [FORMATS]: formats, [CART]: cartResponse, ...responses });
  visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return { getCartPosts: () => postedBodies(calls) };
}

const findRow = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

it("lists every delivery format with its price, and a struck-through list price if it is discounted", async () => {
  openPage();

  const headings = (await screen.findAllByRole("columnheader")).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Select",
    "Delivery Format",
    "Format Description",
    "Product",
    "Quantity",
    "Price",
  ]);
  const plasmid = await findRow("Plasmid DNA");
  expect(plasmid.getByText("$429.00", { selector: "s" })).toBeInTheDocument();
  expect(plasmid.getByText("$379.00")).toBeInTheDocument();
  expect(plasmid.getByText(`${TEMPLATE_SKU}-PD05`)).toBeInTheDocument();
});

it("enables the quantity when the row is selected, and adds that quantity", async () => {
  const { getCartPosts } = openPage();
  const plasmid = await findRow("Plasmid DNA");
  const quantity = plasmid.getByRole("combobox", { name: "Quantity of Plasmid DNA" });
  expect(quantity).toBeDisabled();

  await userEvent.click(plasmid.getByRole("checkbox"));
  await userEvent.selectOptions(quantity, "3");
  expect(screen.getByText("$1,137.00")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

  await waitFor(() => expect(useCart.getState().isPopUpOpen).toBe(true));
  expect(getCartPosts()).toMatchObject([
    {
      quantity: 3,
      cart_item: { product_sku: `${TEMPLATE_SKU}-PD05`, product_name: "CRISPRa Lenti-AIO Kit, 5 µg" },
    },
  ]);
});

it("accepts a quantity that the dropdown does not list, by the same rule as the cart", async () => {
  const { getCartPosts } = openPage();
  const plasmid = await findRow("Plasmid DNA");
  await userEvent.click(plasmid.getByRole("checkbox"));
  await userEvent.selectOptions(plasmid.getByRole("combobox"), "Other…");
  const quantity = within(plasmid.getByRole("group", { name: "Quantity of Plasmid DNA" }));
  const input = quantity.getByRole("textbox", { name: "Quantity" });
  expect(input).toHaveFocus();

  await userEvent.keyboard("2.5");
  expect(input).toHaveAccessibleDescription("Please enter a whole number from 1 to 999.");
  await userEvent.clear(input);
  await userEvent.keyboard("1000");
  expect(input).toHaveAccessibleDescription(/^The largest quantity is 999/);
  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

  await waitFor(() => expect(getCartPosts()).toMatchObject([{ quantity: 999 }]));
});

it("uses the first option of a format by default, and adds one line per selected format", async () => {
  const { getCartPosts } = openPage();
  await userEvent.click((await findRow("Plasmid DNA")).getByRole("checkbox"));
  const virus = await findRow("Lentivirus particles");
  expect(virus.getByRole("radio", { name: "LP07" })).toBeChecked();
  await userEvent.click(virus.getByRole("checkbox"));
  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

  await waitFor(() => expect(getCartPosts()).toHaveLength(2));
  expect(getCartPosts()).toMatchObject([
    { quantity: 1, cart_item: { product_sku: `${TEMPLATE_SKU}-PD05` } },
    { quantity: 1, cart_item: { product_sku: `${TEMPLATE_SKU}-LP07`, unit_size: "LP07" } },
  ]);
});

it("selects a format when one of its options is chosen", async () => {
  openPage();
  const virus = await findRow("Lentivirus particles");

  await userEvent.click(virus.getByRole("radio", { name: "LP08" }));

  expect(virus.getByRole("checkbox")).toBeChecked();
  expect(virus.getByText("$1,204.00")).toBeInTheDocument();
  expect(virus.getByText(`${TEMPLATE_SKU}-LP08`)).toBeInTheDocument();
});

it("links to the contact form if an option has no price, and shows the reason", async () => {
  openPage();
  const virus = await findRow("Lentivirus particles");

  await userEvent.click(virus.getByRole("radio", { name: "LP09" }));

  expect(virus.getByRole("link", { name: "Consult" })).toHaveAttribute(
    "href",
    `/message?product=${encodeURIComponent(`CRISPRa Lenti-AIO Kit (${TEMPLATE_SKU}-LP09)`)}`,
  );
  expect(virus.getByText("Quoted by titer.")).toBeInTheDocument();
  expect(virus.getByRole("checkbox")).toBeDisabled();
  expect(virus.getByRole("checkbox")).not.toBeChecked();
});

it("shows an error if nothing is selected, until a format is", async () => {
  const { getCartPosts } = openPage();

  await userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));

  expect(screen.getByRole("alert")).toHaveTextContent("Please select at least one delivery format.");
  expect(getCartPosts()).toEqual([]);

  await userEvent.click((await findRow("Plasmid DNA")).getByRole("checkbox"));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("adds the lines once on a double click", async () => {
  const { getCartPosts } = openPage();
  await userEvent.click((await findRow("Plasmid DNA")).getByRole("checkbox"));

  await userEvent.dblClick(screen.getByRole("button", { name: "Add to Cart" }));

  await waitFor(() => expect(useCart.getState().isPopUpOpen).toBe(true));
  expect(getCartPosts()).toHaveLength(1);
});

it("shows why a format cannot be added, and keeps the selection", async () => {
  openPage({
    [CART]: problem(409, "A cart holds 100 lines at most."),
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 },
  });
  const plasmid = await findRow("Plasmid DNA");
  await userEvent.click(plasmid.getByRole("checkbox"));

  await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

  expect(await screen.findByRole("alert")).toHaveTextContent("A cart holds 100 lines at most.");
  expect(plasmid.getByRole("checkbox")).toBeChecked();
});
