import type { FeaturedProductPage } from "@ligate/contract/catalog/schemas";
import { useCart } from "@ligate/platform/cart";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aFeaturedProduct, aFeaturedProductPage } from "../testing/samples.ts";

const PAGE = "GET /api/products/load-featured-product-page/TR-1001";
const CART = "POST /api/orders/cart/";

const IN_STOCK = "https://schema.org/InStock";
const cartResponse = { count: 2, cart: { data: [], total_price: 178, count: 2 } };
const findAddToCart = () => screen.findByRole("button", { name: "Add to Cart" });

afterEach(() => jest.useRealTimers());

it("selects the first size, and shows the price of the selected size", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });
  visit("/product/featured/TR-1001", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Lipid transfection reagent");
  expect(screen.getByRole("button", { name: "0.3 mL" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("$89.00")).toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "5×1 mL" }));

  expect(screen.getByText("$963.00")).toBeInTheDocument();
  expect(screen.getByText("$1,095.00").closest("s")).toBeInTheDocument();
  expect(screen.getByText("12% off")).toBeInTheDocument();
  expect(screen.queryByText("$89.00")).not.toBeInTheDocument();
});

it("links to related reagents with what they are needed for", async () => {
  const related = [
    { ...aFeaturedProduct({ catalog_number: "AB-5001" }), unit_size: "1 mL", purpose: "Selects cells" },
  ];
  fakeApi({ [PAGE]: aFeaturedProductPage({ related }) });
  visit("/product/featured/TR-1001", routes);

  const section = within(await screen.findByRole("region", { name: "Related reagents" }));
  expect(section.getByRole("link", { name: /Selects cells/ })).toHaveAttribute(
    "href",
    "/product/featured/AB-5001",
  );
});

it("has all specifications, performance data and manuals in the HTML, whatever tab is selected", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });
  visit("/product/featured/TR-1001", routes);
  await findAddToCart();

  for (const text of ["Works in 40 cell lines.", "85 % of HEK293 cells.", "Protocol"])
    expect(screen.getByText(text)).toBeInTheDocument();
});

it("moves between pictures with the arrow keys", async () => {
  const images = ["A vial", "A carton"].map((alt, index) => ({ image: `/media/${index}.svg`, alt }));
  fakeApi({ [PAGE]: aFeaturedProductPage({ images }) });
  visit("/product/featured/TR-1001", routes);
  await userEvent.click(await screen.findByRole("button", { name: "Picture 1 of 2" }));

  await userEvent.keyboard("{ArrowRight}");

  expect(screen.getByRole("img", { name: "A carton" })).toHaveAttribute("src", "/media/1.svg");
  expect(screen.getByRole("button", { name: "Picture 2 of 2" })).toHaveAttribute("aria-current", "true");
});

it("adds the selected size and quantity to the cart, and opens the pop-up", async () => {
  const calls = fakeApi({ [PAGE]: aFeaturedProductPage(), [CART]: cartResponse });
  visit("/product/featured/TR-1001", routes);
  await userEvent.click(await screen.findByRole("button", { name: "5×1 mL" }));
  await userEvent.click(screen.getByRole("button", { name: "Increase quantity" }));

  await userEvent.click(await findAddToCart());

  expect(calls.at(-1)?.body).toEqual({
    cart_item: {
      product_sku: "TR-1001",
      unit_size: "5×1 mL",
      product_name: "Lipid transfection reagent, 5×1 mL",
      price: expect.any(Number),
      adjusted_price: expect.any(Number),
      url: "/product/featured/TR-1001",
      ready_status: "Yes",
    },
    quantity: 2,
  });
  expect(useCart.getState()).toMatchObject({ isPopUpOpen: true, count: 2 });
});

it("adds the product once on a double click", async () => {
  const calls = fakeApi({ [PAGE]: aFeaturedProductPage(), [CART]: cartResponse });
  visit("/product/featured/TR-1001", routes);

  await userEvent.dblClick(await findAddToCart());

  expect(postedBodies(calls)).toHaveLength(1);
});

it("shows the error for ten seconds if the product cannot be added", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  fakeApi({
    [PAGE]: aFeaturedProductPage(),
    [CART]: problem(422, "A cart holds at most 100 lines."),
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 0 },
  });
  visit("/product/featured/TR-1001", routes);

  await user.click(await findAddToCart());
  expect(await screen.findByRole("alert")).toHaveTextContent("A cart holds at most 100 lines.");

  act(() => jest.advanceTimersByTime(9_000));
  expect(screen.getByRole("alert")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("shows specifications, performance data and manuals on tabs, and storage and shipping beside the price", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });
  visit("/product/featured/TR-1001", routes);
  const tabs = within(await screen.findByRole("tablist"));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("Works in 40 cell lines.");

  await userEvent.click(tabs.getByRole("tab", { name: "Performance Data" }));
  expect(screen.getByRole("tabpanel")).toHaveTextContent("85 % of HEK293 cells.");
  expect(screen.queryByRole("figure")).not.toBeInTheDocument();

  await userEvent.click(tabs.getByRole("tab", { name: "Manuals" }));
  expect(screen.getByRole("link", { name: "Protocol" })).toHaveAttribute(
    "href",
    "/media/manuals/TR-1001.pdf",
  );
  expect(screen.getByText("PDF")).toBeInTheDocument();
  expect(screen.getByText("4 °C")).toBeInTheDocument();
  expect(screen.getByText("Blue ice")).toBeInTheDocument();
});

it("shows the performance chart with a description and a table of its values", async () => {
  const performance_chart: FeaturedProductPage["performance_chart"] = {
    kind: "bars",
    title: "Cells after 48 h",
    unit: "%",
    x: "Cell line",
    log: false,
    series: [
      {
        name: "EGFP positive",
        points: [
          ["HEK293T", 90],
          ["A549", 60.5],
        ],
      },
      {
        name: "Viability",
        points: [
          ["HEK293T", 95],
          ["A549", 88],
        ],
      },
    ],
  };
  fakeApi({ [PAGE]: aFeaturedProductPage({ performance_chart }) });
  visit("/product/featured/TR-1001", routes);

  await userEvent.click(await screen.findByRole("tab", { name: "Performance Data" }));

  const figure = within(screen.getByRole("figure", { name: "Cells after 48 h" }));
  expect(figure.getByRole("img")).toHaveAccessibleName(
    "Cells after 48 h. % by Cell line. EGFP positive: HEK293T 90; A549 60.5. Viability: HEK293T 95; A549 88.",
  );
  await userEvent.click(figure.getByText("Show data"));
  const rows = figure.getAllByRole("row").map(({ textContent }) => textContent);
  expect(rows).toEqual(["Cell lineEGFP positive, %Viability, %", "HEK293T9095", "A54960.588"]);
  expect(screen.getByRole("tabpanel")).toHaveTextContent("85 % of HEK293 cells.");
});

it("describes each size as an offer in the structured data", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });
  visit("/product/featured/TR-1001", routes);
  await findAddToCart();

  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  expect(data.find((item) => item["@type"] === "Product")).toMatchObject({
    sku: "TR-1001",
    description: "Cationic lipids for DNA & RNA.",
    offers: [
      { name: "Lipid transfection reagent, 0.3 mL", price: 89, priceCurrency: "USD", availability: IN_STOCK },
      {
        name: "Lipid transfection reagent, 5×1 mL",
        price: 963,
        priceCurrency: "USD",
        availability: IN_STOCK,
      },
    ],
  });
});

it("shows the error of the API for an unknown product", async () => {
  fakeApi({
    "GET /api/products/load-featured-product-page/NOPE": problem(
      404,
      "No product has the catalog number NOPE.",
    ),
  });

  visit("/product/featured/NOPE", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No product has the catalog number NOPE.");
});

it("has a meta description without markup", async () => {
  fakeApi({ [PAGE]: aFeaturedProductPage() });

  visit("/product/featured/TR-1001", routes);
  await findAddToCart();

  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    "content",
    "Cationic lipids for DNA & RNA.",
  );
});
