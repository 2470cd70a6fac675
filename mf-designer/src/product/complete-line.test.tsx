import type { CartItem } from "@ligate/contract/cart/schemas";
import { useCart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, FORMATS } from "../testing/api-responses.ts";
import { ASKS, aCheck } from "../testing/asked-fields.ts";
import { aFormat, aProduct, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";

const CART = "/api/orders/cart/";
const SKU = `${TEMPLATE_SKU}-PD05`;
const ADDRESS = `/products/item/${SKU}?line=7`;
const PROBLEM = "The tagged terminus is missing.";

const aLine = (overrides: Partial<CartItem> = {}): CartItem => ({
  id: 7,
  product_sku: SKU,
  product_name: "CRISPR KI-Tag Kit, 5 µg",
  price: 409,
  quantity: 2,
  url: `/products/item/${SKU}`,
  ready_quantity: 0,
  ready_days: null,
  made_to_order_days: 15,
  unavailable_quantity: 0,
  stock_left: null,
  image: null,
  design: null,
  specification: null,
  specification_key: "",
  specification_problem: PROBLEM,
  ...overrides,
});
const cartOf = (...data: CartItem[]) => ({ data, total_price: 818, count: 2 });

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
  useNotices.setState({ notices: [] });
});

function openPage(responses: Record<string, object> = {}) {
  const formats = { "Plasmid DNA": [aFormat({ asks: [ASKS.terminus, ASKS.guide] })] };
  const calls = fakeApi({
    ...designResponses(),
    [`GET /api/products/get-product-summary/${SKU}/`]: aProduct(),
    [FORMATS]: formats,
    [`GET ${CART}`]: cartOf(aLine()),
    [`POST ${CART}`]: { count: 2, cart: cartOf(aLine({ specification_problem: null })) },
    "POST /api/products/check-specification/": aCheck(),
    ...responses,
  });
  const page = visit(ADDRESS, routes);
  return { page, getPosts: () => postedBodies(calls, CART) };
}
const save = () => userEvent.click(screen.getByRole("button", { name: "Save to the cart" }));

it("completes the line that the address names, and returns to the cart", async () => {
  const { getPosts } = openPage();
  expect(await screen.findByRole("heading", { name: "CRISPR KI-Tag Kit, 5 µg" })).toHaveFocus();
  expect(screen.getByText(PROBLEM)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Cart" })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("radio", { name: "C-terminus" }));
  await userEvent.dblClick(screen.getByRole("button", { name: "Save to the cart" }));

  expect(await screen.findByText("Elsewhere: /cart")).toBeVisible();
  expect(getPosts()).toEqual([
    { updateSpecification: true, product_id: 7, specification: { terminus: "C" } },
  ]);
  expect(useNotices.getState().notices[0]?.text).toBe(
    "The specification of CRISPR KI-Tag Kit, 5 µg is saved.",
  );
  expect(useCart.getState().count).toBe(2);
  expect(sessionStorage.getItem("draft:line:7")).toBeNull();
});

it("says what is missing, and saves nothing", async () => {
  const { getPosts } = openPage();
  await screen.findByRole("group", { name: /^Tagged terminus/ });

  await save();

  expect(screen.getByText("Please choose which end of the protein is tagged.")).toBeVisible();
  expect(screen.getByRole("radio", { name: "C-terminus" })).toHaveFocus();
  expect(getPosts()).toEqual([]);
});

it("shows what has been specified already", async () => {
  openPage({ [`GET ${CART}`]: cartOf(aLine({ specification: { terminus: "C" } })) });

  expect(await screen.findByRole("radio", { name: "C-terminus" })).toBeChecked();
});

it("shows the price that the specification results in, or that it is by quote", async () => {
  openPage({
    "POST /api/products/check-specification/": aCheck({
      unit_price: null,
      list_price: null,
      reason: "By quote.",
    }),
  });
  await userEvent.click(await screen.findByRole("radio", { name: "C-terminus" }));

  expect(await screen.findByText(/By quote\./)).toBeVisible();
  expect(screen.getByRole("link", { name: "Consult" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/message\?product=/),
  );
});

it("keeps what was chosen if the line cannot be saved", async () => {
  openPage({ [`POST ${CART}`]: problem(409, "The cart has changed.") });
  await userEvent.click(await screen.findByRole("radio", { name: "C-terminus" }));
  await save();

  expect(await screen.findByRole("alert")).toHaveTextContent("The cart has changed.");
  expect(screen.getByRole("radio", { name: "C-terminus" })).toBeChecked();
});

it("says so if the line is no longer in the cart, and offers the formats", async () => {
  openPage({ [`GET ${CART}`]: cartOf() });

  expect(await screen.findByText(/This line is no longer in your cart/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Add to Cart" })).toBeVisible();
});

it("requests the cart again if it could not be loaded", async () => {
  let isDown = true;
  openPage({ [`GET ${CART}`]: () => (isDown ? problem(503, "Down.") : cartOf(aLine())) });
  const retry = await screen.findByRole("button", { name: "Retry" });
  isDown = false;
  await userEvent.click(retry);

  await waitFor(() => expect(screen.getByRole("button", { name: "Save to the cart" })).toBeVisible());
});
