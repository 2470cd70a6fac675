import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS } from "../../testing/api-responses.ts";
import { ASKS, aCheck } from "../../testing/asked-fields.ts";
import { aFormat, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const CHECK = "POST /api/products/check-specification/";
const cartResponse = { count: 1, cart: { data: [], total_price: 409, count: 1 } };
const cellLine = aFormat({
  product_sku: `${TEMPLATE_SKU}-CL01`,
  delivery_format_name: "Stable cell line",
  product_format_description: "1×10⁶ cells",
  asks: [ASKS.insert, ASKS.guide, ASKS.cell_line],
});
const formats = {
  "Plasmid DNA": [aFormat({ asks: [ASKS.insert, ASKS.guide] })],
  "Stable cell line": [cellLine],
};

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

function openPage(responses: Record<string, object> = {}) {
  const calls = fakeApi({
    ...designResponses(),
    [FORMATS]: formats,
    [CART]: cartResponse,
    [CHECK]: aCheck(),
    ...responses,
  });
  const page = visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return {
    page,
    getCartPosts: () => postedBodies(calls, "/api/orders/cart/"),
    getChecks: () => postedBodies(calls, "/api/products/check-specification/"),
  };
}

const select = async (format: string) =>
  userEvent.click(await screen.findByRole("checkbox", { name: `Select ${format}` }));
const addToCart = async () => userEvent.click(await screen.findByRole("button", { name: "Add to Cart" }));
const group = (name: RegExp) => within(screen.getByRole("group", { name }));

async function fillInsert(sequence: string) {
  await userEvent.click(await screen.findByRole("radio", { name: "Your insert" }));
  await userEvent.type(screen.getByLabelText("Name of the insert"), "EGFP");
  await userEvent.type(screen.getByLabelText("Sequence of the insert"), sequence);
}

it("asks for what all formats need, and for the cell line once it is selected", async () => {
  openPage();

  expect(await screen.findByRole("group", { name: /^Insert/ })).toBeVisible();
  expect(screen.getByRole("group", { name: /^Guide/ })).toBeVisible();
  expect(screen.queryByRole("group", { name: /^Parental cell line/ })).not.toBeInTheDocument();

  await select("Stable cell line");
  expect(screen.getByRole("group", { name: /^Parental cell line/ })).toHaveTextContent(
    "For Stable cell line.",
  );
});

it("says beside Add to Cart what is missing, adds nothing, and moves to the first missing field", async () => {
  const { getCartPosts } = openPage();
  await select("Stable cell line");
  const selection = within(screen.getByRole("region", { name: "Your selection" }));
  expect(selection.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Insert",
    "Parental cell line",
  ]);
  expect(screen.queryByText(/^Please name the insert and paste/)).not.toBeInTheDocument();

  await addToCart();

  expect(selection.getByRole("alert")).toHaveTextContent("Please complete all required fields.");
  expect(selection.getAllByRole("listitem")).toHaveLength(2);
  expect(screen.queryByText("We still need:")).not.toBeInTheDocument();
  expect(screen.getByRole("radio", { name: "Your insert" })).toHaveFocus();
  expect(screen.getByText(/^Please name the insert and paste/)).toBeVisible();
  expect(screen.getByText("Please choose the parental cell line.")).toBeVisible();
  expect(getCartPosts()).toEqual([]);

  await userEvent.click(selection.getByRole("button", { name: "Parental cell line" }));
  expect(screen.getByRole("radio", { name: "HeLa" })).toHaveFocus();
  await userEvent.click(screen.getByRole("radio", { name: "HeLa" }));
  await userEvent.click(screen.getByRole("radio", { name: "Template: I clone it" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("adds each format with the fields that it asks for", async () => {
  const { getCartPosts } = openPage();
  await select("Plasmid DNA");
  await select("Stable cell line");
  await fillInsert("ATGGTGAGC");
  await userEvent.click(screen.getByRole("radio", { name: "HeLa" }));
  await addToCart();

  await waitFor(() => expect(getCartPosts()).toHaveLength(2));
  const insert = { source: "sequence", name: "EGFP", sequence: "ATGGTGAGC" };
  expect(getCartPosts()).toMatchObject([
    { cart_item: { product_sku: `${TEMPLATE_SKU}-PD05`, specification: { insert } } },
    { cart_item: { product_sku: `${TEMPLATE_SKU}-CL01`, specification: { insert, cell_line: "HeLa" } } },
  ]);
});

it("names a wrong base while it is typed, and removes the error when it is corrected", async () => {
  openPage();
  await fillInsert("ATGX");
  const sequence = screen.getByLabelText("Sequence of the insert");
  expect(sequence).toHaveAccessibleDescription(/The insert has "X" at position 4/);
  expect(sequence).toBeInvalid();

  await userEvent.type(sequence, "{Backspace}G");

  expect(sequence).not.toBeInvalid();
  expect(sequence).toHaveAccessibleDescription("4 bp");
});

it("shows the length error of a guide when the guide is left, and the warnings of the API when it is complete", async () => {
  const warnings = ["The guide has TTTT at position 4.", "A G is added in front of the guide."];
  openPage({ [CHECK]: aCheck({ warnings: warnings.map((message) => ({ field: "guide", message })) }) });
  await screen.findByRole("group", { name: /^Guide/ });
  expect(group(/^Guide/).getByRole("radio", { name: "Chosen by us" })).toBeChecked();
  await userEvent.click(group(/^Guide/).getByRole("radio", { name: "Your own" }));
  const guide = screen.getByLabelText("SpCas9 guide");
  await userEvent.type(guide, "ACGTTTTACGACGACGACG");
  expect(guide).not.toBeInvalid();

  await userEvent.tab();
  expect(guide).toHaveAccessibleDescription(/The guide has 19 bases/);
  await userEvent.type(guide, "A");

  expect(guide).toHaveAccessibleDescription("20 of 20 nt");
  expect(await screen.findByText(/TTTT at position 4/)).toBeVisible();
  expect(screen.getByText(/A G is added in front of the guide/)).toBeVisible();
});

it("updates price and size to the specification, and drops a format that is quoted with it", async () => {
  const dear = aCheck({ unit_price: 659, list_price: 659, cargo: { insert_bp: 10_400, level: "fine" } });
  const quoted = aCheck({ unit_price: null, list_price: null, reason: "Inserts over 4 kb are quoted." });
  const { getChecks } = openPage({
    [CHECK]: ({ body }: { body: { product_sku: string } }) =>
      body.product_sku.endsWith("CL01") ? quoted : dear,
  });
  await select("Plasmid DNA");
  await fillInsert("ATGGTGAGC");

  expect(await screen.findByText("$659.00", { selector: "b" })).toBeVisible();
  expect(screen.getByText("10,400 bp")).toBeVisible();
  const row = within(screen.getByRole("row", { name: /Plasmid DNA/ }));
  expect(row.getByText("$659.00")).toBeVisible();
  expect(getChecks().at(-1)).toMatchObject({
    specification: { insert: { source: "sequence", name: "EGFP", sequence: "ATGGTGAGC" } },
  });
  expect(getChecks().length).toBeLessThanOrEqual(2);
  const quotedRow = within(screen.getByRole("row", { name: /Stable cell line/ }));
  expect(quotedRow.getByText("Inserts over 4 kb are quoted.")).toBeVisible();
  expect(quotedRow.getByRole("checkbox")).toBeDisabled();
});

it("adds nothing at a price that is still being checked", async () => {
  const { getCartPosts } = openPage({ [CHECK]: () => new Promise(() => {}) });
  await select("Plasmid DNA");
  await userEvent.click(screen.getByRole("radio", { name: "Template: I clone it" }));

  await userEvent.click(screen.getByRole("button", { name: "Checking the price…" }));

  expect(getCartPosts()).toEqual([]);
});

it("shows the problem that only the API knows at its field, and blocks the line", async () => {
  const message = "The donor exceeds 4.7 kb. Please shorten the insert.";
  const { getCartPosts } = openPage({ [CHECK]: aCheck({ problems: [{ field: "insert", message }] }) });
  await select("Plasmid DNA");
  await fillInsert("ATGGTGAGC");

  expect(await screen.findByText(message)).toBeVisible();
  await addToCart();
  expect(getCartPosts()).toEqual([]);
});

it("shows the problem of the API at a control that can be seen and filled in", async () => {
  const message = "The region contains the whole gene.";
  openPage({
    [FORMATS]: { "Plasmid DNA": [aFormat({ asks: [ASKS.region] })] },
    [CHECK]: aCheck({ problems: [{ field: "region", message }] }),
  });
  await select("Plasmid DNA");
  await userEvent.click(screen.getByRole("radio", { name: "Exons" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Exons" }), "2 to 4");
  await userEvent.click(screen.getByRole("checkbox", { name: /I don't know the length/ }));

  await userEvent.click(await screen.findByRole("button", { name: "Deleted region" }));

  expect(screen.getByRole("textbox", { name: "Exons" })).toHaveFocus();
  expect(screen.getByRole("textbox", { name: "Exons" })).toHaveAccessibleDescription(new RegExp(message));
});

it("says when the price could not be checked, and checks it again", async () => {
  let isDown = true;
  openPage({ [CHECK]: () => (isDown ? problem(503, "The store is busy.") : aCheck({ unit_price: 500 })) });
  await select("Plasmid DNA");
  await userEvent.click(screen.getByRole("radio", { name: "Template: I clone it" }));

  expect(await screen.findByRole("alert")).toHaveTextContent("could not be checked. The store is busy.");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));

  expect(await screen.findByText("$500.00", { selector: "b" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("keeps what was typed through a reload and through an error of the API", async () => {
  const first = openPage({
    [CART]: problem(422, "This line cannot be added."),
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 },
  });
  await select("Plasmid DNA");
  await fillInsert("ATGGTGAGC");
  await addToCart();
  expect(await screen.findByRole("alert")).toHaveTextContent("This line cannot be added.");
  expect(screen.getByLabelText("Sequence of the insert")).toHaveValue("ATGGTGAGC");

  first.page.unmount();
  openPage();

  expect(await screen.findByLabelText("Sequence of the insert")).toHaveValue("ATGGTGAGC");
  expect(screen.getByLabelText("Name of the insert")).toHaveValue("EGFP");
});

it("cannot choose a refused option, and says why", async () => {
  openPage();
  await select("Stable cell line");

  expect(screen.getByRole("radio", { name: "HEK293T" })).toBeDisabled();
  expect(screen.getByText(/Already resistant to G418/)).toBeVisible();
});

it("warns of the consequence of an option before and while it is chosen", async () => {
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat({ asks: [ASKS.site] })] } });
  const warning = () => screen.findByText(/The polyA of the donor silences the gene/);
  expect(await warning()).toHaveTextContent("N-terminal: The polyA of the donor silences the gene.");

  await userEvent.click(screen.getByRole("radio", { name: "N-terminal" }));
  expect(await warning()).toHaveAttribute("role", "status");

  await userEvent.click(screen.getByRole("radio", { name: "C-terminal" }));
  expect(await warning()).not.toHaveAttribute("role");
});
