import { useCart } from "@ligate/platform/cart";
import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { designResponses, FORMATS, SUMMARY } from "../testing/api-responses.ts";
import { aPlasmid, aProduct, aTargetGene, pageSettings, TEMPLATE_SKU } from "../testing/samples.ts";
import { productLoader } from "./product.loader.ts";

const CART = "POST /api/orders/cart/";
const cartResponse = { count: 1, cart: { data: [], total_price: 409, count: 1 } };

beforeEach(() => {
  localStorage.clear();
  provideSettings(pageSettings());
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
});

function openPage(responses: Record<string, object> = {}) {
  const calls = fakeApi({ ...designResponses(), [CART]: cartResponse, ...responses });
  const page = visit(`/products/item/${TEMPLATE_SKU}`, routes);
  return { page, getCartPosts: () => postedBodies(calls), calls };
}

it("shows the name, SKU and design of the product, and its map", async () => {
  const { calls } = openPage();

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("CRISPRa Lenti-AIO Kit");
  expect(document.title).toBe(`CRISPRa Lenti-AIO Kit, ${TEMPLATE_SKU} | Ligate`);
  const summary = within(screen.getByRole("region", { name: "Design summary" }));
  for (const [name, value] of [
    ["Product name", "CRISPRa Lenti-AIO Kit"],
    ["SKU", TEMPLATE_SKU],
    ["Function type", "CRISPRa"],
    ["Structure type", "Lenti-AIO"],
    ["Promoter", "PCMV"],
    ["Protein tag", "None"],
    ["Fluorescence marker", "None"],
    ["Selection marker", "None"],
    ["Antibiotics", "CAM"],
    ["Target sequence", "XXXXXX (Template)"],
  ] as const) {
    expect(summary.getByText(name).nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.getByRole("listbox", { name: /^Map of .* to scale/ })).toBeInTheDocument();
  expect(calls.find(({ path }) => FORMATS.includes(path))?.query.get("structure_type_name")).toBe(
    "Lenti-AIO",
  );
});

it("has a title in a biologist's words, with its names below", async () => {
  const product_name = "CRISPRa Lenti-AIO Kit--Gene H00001";
  const title = "TP53 activation, all-in-one lentiviral vector";
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ title, product_name }) });

  const heading = await screen.findByRole("heading", { level: 1, name: title });
  expect(document.title).toBe(`${title}, ${TEMPLATE_SKU} | Ligate`);
  expect(heading.nextElementSibling).toHaveTextContent(
    `${product_name} ${TEMPLATE_SKU} pLV-AIO[CA]-CMV>dCas9:VPR-U6>gRNA(Template)`,
  );
});

it("says below the map whether the insert fits, and what is known of bases and target", async () => {
  const plasmids = [
    aPlasmid({ total_bp: 6000, known_bp: 5999 }),
    aPlasmid({ role: "Guide", total_bp: 4000, known_bp: 4000 }),
  ];
  const gene = aTargetGene();
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ plasmids, gene, gene_symbol: "TP53", species: "Human" }) });

  const card = within(await screen.findByRole("region", { name: "Diagram" }));
  for (const [name, value] of [
    ["insert", "7.9 kb, fits"],
    ["bases known", "99.9 %"],
    ["human TP53", "NM_000546.6"],
  ] as const)
    expect(card.getByText(name).nextElementSibling).toHaveTextContent(value);
});

it("shows the guide that the homology arms of a donor fit to", async () => {
  const donor_guide = { sequence: "GGGGCCACTAGGGACAGGAT", source: "Guide T2 of AAVS1 (Mali, 2013)" };
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ donor_guide }) });

  const section = within(await screen.findByRole("region", { name: "Guides" }));
  expect(section.getByText(donor_guide.sequence)).toBeVisible();
  expect(section.getByText(/Mali, 2013/)).toBeVisible();
});

it("has links to its sections", async () => {
  openPage();

  const links = within(await screen.findByRole("navigation", { name: "On this page" })).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Design summary",
    "Linear map",
    "Features",
    "Sequence",
    "Protocol",
    "What's in the box",
    "What you need",
  ]);
  for (const link of links) {
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "") as HTMLElement;
    expect(within(target).getByRole("heading", { name: `${link.textContent}` })).toBeVisible();
  }
});

it("hides empty slots", async () => {
  openPage();

  const slots = within(await screen.findByRole("list", { name: "Parts of the construct" }));
  expect(slots.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "PromoterPCMV",
    "Function typeCRISPRa",
    "Bacterial markerCAM",
  ]);
  expect(slots.getAllByText("X")).toHaveLength(3);
});

it("links to customer service and to the designer", async () => {
  openPage();

  expect(await screen.findByRole("link", { name: "Customer Service" })).toHaveAttribute(
    "href",
    "/message?product=CRISPRa%20Lenti-AIO%20Kit",
  );
  expect(screen.getByRole("link", { name: "Change this design" })).toHaveAttribute(
    "href",
    `/design?sku=${TEMPLATE_SKU}`,
  );
});

it("offers the test product only if the settings enable it", async () => {
  openPage();
  await screen.findByRole("button", { name: "Save Design" });
  expect(screen.queryByRole("button", { name: "Add test product" })).not.toBeInTheDocument();
});

it("adds the default test design as 10 µg of plasmid DNA", async () => {
  provideSettings(pageSettings({ testProduct: true }));
  const { getCartPosts } = openPage();

  await userEvent.click(await screen.findByRole("button", { name: "Add test product" }));

  await waitFor(() => expect(useCart.getState().isPopUpOpen).toBe(true));
  expect(getCartPosts()).toMatchObject([
    { quantity: 1, cart_item: { product_sku: "CA-LA-CMXXPC-XXXXXX-PD10" } },
  ]);
});

it("shows an error if no product has the SKU", async () => {
  fakeApi({ [SUMMARY("NOPE")]: problem(404, "No product has the SKU NOPE.") });

  visit("/products/item/NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU NOPE.");
});

it.each(["/product/featured/TR-1001", "/services/lentivirus-package"])(
  "redirects to %s if the product has another page",
  async (url) => {
    fakeApi({ [SUMMARY("TR-1001")]: problem(404, "No product has the SKU TR-1001.", { url }) });

    visit("/products/item/TR-1001", routes);

    expect(await screen.findByText(`Elsewhere: ${url}`)).toBeInTheDocument();
  },
);

it.each(["https://elsewhere.example/", "//elsewhere.example"])(
  "does not redirect to another site: %s",
  async (url) => {
    fakeApi({ [SUMMARY("TR-1001")]: problem(404, "No product has the SKU TR-1001.", { url }) });

    visit("/products/item/TR-1001", routes);

    expect(await screen.findByRole("alert")).toHaveTextContent("No product has the SKU TR-1001.");
  },
);

describe("a design that cannot be made", () => {
  const REFUSED = "KO-AV-CMXGXA-H00001";
  const detail = "SaCas9 with PCMV and EGFP is 5,120 bp: AAV packages 4.7 kb.";
  const fixes = [{ label: "Drop EGFP", product_sku: TEMPLATE_SKU }];

  it("shows the reason, and the change that makes it possible", async () => {
    fakeApi({ ...designResponses(), [SUMMARY(REFUSED)]: problem(404, detail, { fixes }) });
    const page = visit(`/products/item/${REFUSED}`, routes);

    expect(
      await screen.findByRole("heading", { level: 1, name: "This design cannot be made" }),
    ).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByRole("link", { name: "Change it in the designer" })).toHaveAttribute(
      "href",
      `/design?sku=${REFUSED}`,
    );
    await userEvent.click(screen.getByRole("link", { name: /Drop EGFP/ }));

    expect(await screen.findByRole("button", { name: "Add to Cart" })).toBeVisible();
    expect(page.address()).toBe(`/products/item/${TEMPLATE_SKU}`);
  });

  it("has the status 404", async () => {
    fakeApi({ ...designResponses(), [SUMMARY(REFUSED)]: problem(404, detail, { fixes }) });
    const request = new Request(new URL(`/products/item/${REFUSED}`, window.location.href));

    expect(await productLoader({ request, params: { sku: REFUSED } })).toMatchObject({ status: 404 });
  });

  it("shows the reason if only its delivery formats are refused", async () => {
    fakeApi({ ...designResponses(), [FORMATS]: problem(422, detail, { fixes: [] }) });
    visit(`/products/item/${TEMPLATE_SKU}`, routes);

    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.queryByRole("heading", { name: "How to make it possible" })).not.toBeInTheDocument();
  });
});

it("shows the target gene with the same design for its orthologue", async () => {
  const gene = aTargetGene();
  openPage({ [SUMMARY(TEMPLATE_SKU)]: aProduct({ gene, gene_symbol: "TP53", species: "Human" }) });

  const target = within(await screen.findByRole("region", { name: "Target gene" }));
  expect(target.getByRole("link", { name: /mouse Trp53/ })).toBeInTheDocument();
});
