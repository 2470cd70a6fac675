import { useCart } from "@ligate/platform/cart";
import { useLocation } from "@ligate/platform/router";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { designResponses, FORMATS, SUMMARY } from "../../testing/api-responses.ts";
import { ASKS, aCheck } from "../../testing/asked-fields.ts";
import { aFormat, aProduct, pageSettings, TEMPLATE_SKU } from "../../testing/samples.ts";

const CART = "POST /api/orders/cart/";
const CHECK = "POST /api/products/check-specification/";

beforeEach(() => {
  sessionStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

/** The contact form's page, which shows what is passed to it. */
const MessagePage = () => <p>Passed: {JSON.stringify(useLocation().state)}</p>;

function openPage(responses: Record<string, object> = {}) {
  const cartResponse = { count: 1, cart: { data: [], total_price: 89, count: 1 } };
  const calls = fakeApi({ ...designResponses(), [CART]: cartResponse, ...responses });
  visit(`/products/item/${TEMPLATE_SKU}`, [...routes, { path: "message", Component: MessagePage }]);
  return { getCartPosts: () => postedBodies(calls) };
}

const findRow = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

it("passes what has been specified to the contact form", async () => {
  const serotypes = aFormat({
    product_sku: `${TEMPLATE_SKU}-VP12`,
    delivery_format_name: "AAV particles",
    unit_price: null,
    list_price: null,
    adjusted_price: null,
    asks: [ASKS.serotype],
  });
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat()], "AAV particles": [serotypes] } });
  await userEvent.click(await screen.findByRole("radio", { name: "AAV-DJ" }));
  await userEvent.click(screen.getByRole("link", { name: "Consult" }));

  expect(await screen.findByText('Passed: {"specification":{"serotype":"DJ"}}')).toBeVisible();
});

it("says so if every format is by quote", async () => {
  const quoted = { unit_price: null, list_price: null, adjusted_price: null, asks: [ASKS.custom_tag] };
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat(quoted)] } });

  expect(await screen.findByText(/^All formats are by quote\. Click Consult/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Cart" })).not.toBeInTheDocument();
  const selection = within(screen.getByRole("region", { name: "Your selection" }));
  expect(selection.getByRole("link", { name: "Consult us about this design" })).toHaveAttribute(
    "href",
    `/message?product=${encodeURIComponent(`CRISPRa Lenti-AIO Kit (${TEMPLATE_SKU})`)}`,
  );
  expect(screen.getByRole("group", { name: /^Custom tag/ })).toHaveTextContent("for the quote");
});

it("does not offer a format that the design is not made in, and says why", async () => {
  const reason = "A cell line cannot be selected without a selection or fluorescence marker.";
  const unmarked = { is_offered: false, unit_price: null, list_price: null, adjusted_price: null, reason };
  openPage({ [FORMATS]: { "Stable cell line": [aFormat(unmarked)] } });

  const row = await findRow("Stable cell line");
  expect(row.getByText(reason)).toBeVisible();
  expect(row.getByText("not offered")).toBeVisible();
  expect(row.getByRole("checkbox")).toBeDisabled();
  expect(row.queryByRole("link", { name: "Consult" })).not.toBeInTheDocument();
});

describe("an option whose size changes its price", () => {
  const particles = {
    delivery_format_name: "Lentivirus particles",
    unit_price: null,
    list_price: null,
    adjusted_price: null,
  };
  const fix = { label: "Use PEFS instead of PCMV", product_sku: "CA-LA-ESXXXC-XXXXXX-LP08" };

  it("says what to expect at its price", async () => {
    const note = "8.80 kb from LTR to LTR: a lower titer is to be expected than below 8.5 kb.";
    openPage({ [FORMATS]: { "Lentivirus particles": [aFormat({ ...particles, unit_price: 804, note })] } });

    const row = await findRow("Lentivirus particles");
    expect(row.getByText(note)).toBeVisible();
    expect(row.queryByRole("link")).not.toBeInTheDocument();
  });

  it("links to the product that has a price, in the format itself and the others that are selected", async () => {
    const reason = "8.80 kb from LTR to LTR is over the 8.5 kb to which this amount is priced.";
    const quoted = aFormat({ ...particles, product_sku: `${TEMPLATE_SKU}-LP08`, reason, fix });
    const priced = aFormat({ ...particles, product_sku: fix.product_sku, unit_price: 1204 });
    openPage({
      [FORMATS]: ({ query }: { query: URLSearchParams }) => ({
        "Plasmid DNA": [aFormat()],
        "Lentivirus particles": [query.get("promoter_name") === "PEFS" ? priced : quoted],
      }),
      [SUMMARY(fix.product_sku)]: aProduct({
        product_sku: "CA-LA-ESXXXC-XXXXXX-LP08",
        promoter_name: "PEFS",
      }),
    });
    const plasmid = await findRow("Plasmid DNA");
    await userEvent.click(plasmid.getByRole("checkbox"));
    await userEvent.selectOptions(plasmid.getByRole("combobox"), "3");
    const row = await findRow("Lentivirus particles");
    expect(row.getByText(reason)).toBeVisible();

    const link = row.getByRole("link", { name: "Use PEFS instead of PCMV, for Lentivirus particles" });
    expect(link).toHaveTextContent(/^Use PEFS instead of PCMV$/);
    expect(link).toHaveAttribute("href", `/products/item/${fix.product_sku}?formats=PD05x3`);
    link.focus();
    await userEvent.keyboard("{Enter}");

    expect(await screen.findByText(fix.product_sku, { selector: "td" })).toBeVisible();
    expect((await findRow("Lentivirus particles")).getByRole("checkbox")).toBeChecked();
    expect((await findRow("Plasmid DNA")).getByRole("combobox")).toHaveValue("3");
  });

  it("does not say so of another size, which the specified sequences have", async () => {
    const reason = "9.40 kb from LTR to LTR is too long.";
    const option = aFormat({ ...particles, reason, fix, note: "Usual size.", asks: [ASKS.insert] });
    openPage({
      [FORMATS]: { "Lentivirus particles": [option] },
      [CHECK]: aCheck({ unit_price: 804, cargo: { insert_bp: 5000, level: "fine" } }),
    });
    const row = await findRow("Lentivirus particles");
    expect(row.getByText(reason)).toBeVisible();

    await userEvent.click(screen.getByRole("radio", { name: "Your insert" }));
    await userEvent.type(screen.getByLabelText("Sequence of the insert"), "ATGGCA");
    await userEvent.type(screen.getByLabelText("Name of the insert"), "short");

    expect(await row.findByText("$804.00")).toBeVisible();
    for (const text of [reason, "Usual size.", fix.label])
      expect(row.queryByText(text)).not.toBeInTheDocument();
  });
});

it("names the campaign of a discount, and its end", async () => {
  const campaign = { name: "Autumn of plasmids", ends_on: "2026-11-30" };
  const discounted = { unit_price: 379, list_price: 429, adjusted_price: 379, on_discount: true, campaign };
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat(discounted)] } });

  const row = await findRow("Plasmid DNA");
  expect(row.getByText("Autumn of plasmids, through November 30, 2026")).toBeVisible();
});

it("lists what is in the box of each format", async () => {
  const box = [{ name: "CRISPRa plasmid", amount: "1 × 5 µg" }];
  const other = aFormat({
    product_sku: `${TEMPLATE_SKU}-PD10`,
    product_format_description: "10 µg",
    box: [{ name: "CRISPRa plasmid", amount: "1 × 10 µg" }],
  });
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat({ box }), other] } });
  const inBox = within(await screen.findByRole("region", { name: "What's in the box" }));
  expect(inBox.getByRole("heading", { name: "Plasmid DNA, 5 µg" })).toBeVisible();
  expect(inBox.getByRole("listitem")).toHaveTextContent("CRISPRa plasmid 1 × 5 µg");

  await userEvent.click(screen.getByRole("radio", { name: "10 µg" }));

  expect(inBox.getByRole("heading", { name: "Plasmid DNA, 10 µg" })).toBeVisible();
  expect(inBox.getByRole("listitem")).toHaveTextContent("CRISPRa plasmid 1 × 10 µg");
});

it("names the needs of a laboratory: bacteria, antibiotics, cold, containment, and reagents by format", async () => {
  const reagent = {
    catalog_number: "TR-1001",
    name: "Lipid transfection reagent",
    unit_size: "0.3 mL",
    price: 89,
    reason: "Brings the plasmid into cells.",
  };
  const glycerol = aFormat({
    product_sku: `${TEMPLATE_SKU}-GS01`,
    delivery_format_name: "Glycerol stock",
    needs: [reagent],
    handling: { ships: "dry_ice", storage: "−80 °C", biosafety: "Level 1" },
  });
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat({ needs: [reagent] })], "Glycerol stock": [glycerol] } });

  const needs = within(await screen.findByRole("region", { name: "What you need" }));
  expect(needs.getByText("Antibiotic for bacteria").nextElementSibling).toHaveTextContent("CAM");
  expect(needs.getByText("Bacteria").nextElementSibling).toHaveTextContent("A recA⁻ strain at 30 °C");
  expect(needs.getByText("Glycerol stock").nextElementSibling).toHaveTextContent(
    /^Store: −80 °C\. Ships on dry ice\. ?Biosafety: Level 1\.$/,
  );
  expect(needs.getByText("Reagent for Plasmid DNA, Glycerol stock").nextElementSibling).toHaveTextContent(
    "Lipid transfection reagent, 0.3 mL, $89.00",
  );
  expect(needs.getByRole("link", { name: "protocol" })).toHaveAttribute("href", "/protocol/CA/LA");
});

it("says who chooses the guide, with a link to its field", async () => {
  const asks = [{ ...ASKS.guide, listed_guides: 4 }];
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat({ asks })] } });

  const guides = within(await screen.findByRole("region", { name: "Guides" }));
  expect(guides.getByText(/^One guide \(SpCas9 guide\), 20 nt, PAM NGG\./)).toHaveTextContent(
    "from a list of 4",
  );
  const link = guides.getByRole("link", { name: "Choose the guide" });
  const field = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
  expect(field).toBe(screen.getByRole("group", { name: /^Guide/ }));
});

it("says until when the slowest of the selected formats is ready", async () => {
  const cells = aFormat({
    product_sku: `${TEMPLATE_SKU}-CL01`,
    delivery_format_name: "Stable cell line",
    lead_time: { min_days: 30, max_days: 40 },
  });
  openPage({ [FORMATS]: { "Plasmid DNA": [aFormat()], "Stable cell line": [cells] } });
  await userEvent.click((await findRow("Plasmid DNA")).getByRole("checkbox"));
  const selection = within(screen.getByRole("region", { name: "Your selection" }));
  expect(selection.getByText(/^Ready in 10–15 business days, by \w{3}, \w{3} \d+$/)).toBeVisible();

  await userEvent.click((await findRow("Stable cell line")).getByRole("checkbox"));

  expect(selection.getByText(/^Ready in 30–40 business days, by/)).toBeVisible();
});

it("adds a reagent that a selected format needs in one click", async () => {
  const needs = [
    {
      catalog_number: "TR-1001",
      name: "Lipid transfection reagent",
      unit_size: "0.3 mL",
      price: 89,
      reason: "Brings the plasmid into cells.",
    },
  ];
  const { getCartPosts } = openPage({ [FORMATS]: { "Plasmid DNA": [aFormat({ needs })] } });
  const row = await findRow("Plasmid DNA");
  expect(screen.queryByRole("region", { name: "You also need" })).not.toBeInTheDocument();
  await userEvent.click(row.getByRole("checkbox"));
  const needed = within(screen.getByRole("region", { name: "You also need" }));
  expect(needed.getByText("0.3 mL, $89.00")).toBeVisible();

  await userEvent.dblClick(
    needed.getByRole("button", { name: "Add Lipid transfection reagent to the cart" }),
  );

  expect(await needed.findByRole("button", { name: /^Added/ })).toBeVisible();
  expect(getCartPosts()).toEqual([
    {
      quantity: 1,
      cart_item: {
        product_sku: "TR-1001",
        product_name: "Lipid transfection reagent, 0.3 mL",
        unit_size: "0.3 mL",
      },
    },
  ]);
});
