import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { aCartItem, aService, aServiceOffer } from "../testing/samples.ts";

const pageEndpoint = (url: string) => `GET /api/interface/get-service-page/${url}/`;
const CART = "/api/orders/cart/";
beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

const emptyCart = { data: [], total_price: 0, count: 0 };

it("shows the text of the service and links to its own quote form, with the service as its subject", async () => {
  fakeApi({ [pageEndpoint("custom-cloning")]: aService() });

  visit("/services/custom-cloning", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Cloning Services");
  expect(screen.getByText("Send us a map.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Get a Quote" })).toHaveAttribute(
    "href",
    "/quote/custom-cloning?product=Cloning+Services",
  );
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Order this service" })).not.toBeInTheDocument();
});

it("links to the general quote form if the service has no quote form", async () => {
  fakeApi({ [pageEndpoint("experiment-services")]: aService({ title: "Experiment Services" }) });

  visit("/services/experiment-services", routes);

  expect(await screen.findByRole("link", { name: "Get a Quote" })).toHaveAttribute(
    "href",
    "/quote?product=Experiment+Services&type=Service",
  );
});

it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])("links to the designer if the service begins with a design: %s", async (has_design, links) => {
  fakeApi({ [pageEndpoint("custom-cloning")]: aService({ has_design }) });

  visit("/services/custom-cloning", routes);

  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryAllByRole("link", { name: "Go to Design" })).toHaveLength(links);
});

it("lists the lab supplies with links to their pages", async () => {
  const qpcr = {
    catalog_number: "QP-2001",
    product_name: "SYBR qPCR mix 2×",
    unit_sizes: ["1 mL", "5 mL"],
    from_price: 49,
    lead_days: 3,
  };
  const slow = { ...qpcr, catalog_number: "QP-2002", lead_days: 5 };
  const reagents = [{ title: "qPCR and cDNA", supplies: [qpcr, slow] }];
  fakeApi({ [pageEndpoint("lab-supplies")]: aService({ title: "Lab Supplies", reagents }) });

  visit("/services/lab-supplies", routes);

  expect(await screen.findByRole("table", { name: "Reagents" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "QP-2001" })).toHaveAttribute("href", "/product/featured/QP-2001");
  expect(screen.getByRole("row", { name: /QP-2001/ })).toHaveTextContent("1 mL, 5 mL$49.00");
  expect(screen.getByText("All sizes are in stock, and ready in 3 to 5 business days.")).toBeVisible();
});

it("shows the error of the API for an unknown service", async () => {
  fakeApi({ [pageEndpoint("nothing")]: problem(404, "No service is called nothing.") });

  visit("/services/nothing", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent("No service is called nothing.");
});

describe("a service that can be ordered", () => {
  const blot = aServiceOffer();
  const byQuote = aServiceOffer({
    product_sku: "SV-5001",
    product_name: "Experiments",
    price: null,
    fields: [],
  });
  const url = "/services/experiment-services";
  const fakePage = (responses: object = {}) =>
    fakeApi({
      [pageEndpoint("experiment-services")]: aService({ offers: [blot, byQuote] }),
      [`POST ${CART}`]: { count: 1, cart: { ...emptyCart, count: 1 } },
      ...responses,
    });
  const open = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Order Western blot of one protein" }));
    await screen.findByLabelText("Target protein");
  };
  const article = () => screen.findByRole("article", { name: blot.product_name });

  it("shows its price, its time, what it delivers and what it needs", async () => {
    fakePage();
    visit(url, routes);

    const shown = await article();
    for (const text of ["$480.00", "15 business days", "Uncropped blots", "Six lysates", "SV-5003"])
      expect(within(shown).getByText(text)).toBeInTheDocument();
  });

  it("is reached from the head of the page", async () => {
    fakePage();
    visit(url, routes);

    const link = await screen.findByRole("link", { name: "Order" });
    expect(link).toHaveAttribute("href", `${url}#offers-title`);
    expect(screen.getByRole("heading", { name: "Order this service" })).toHaveAttribute("id", "offers-title");
  });

  it("is asked for if it has no price", async () => {
    fakePage();
    visit(url, routes);

    const shown = await screen.findByRole("article", { name: "Experiments" });
    expect(within(shown).getByRole("link", { name: "Get a Quote: Experiments" })).toHaveAttribute(
      "href",
      "/quote?product=Experiments+%28SV-5001%29&type=Service",
    );
    expect(within(shown).queryByRole("button")).not.toBeInTheDocument();
  });

  it("is added to the cart once with what it asks for", async () => {
    const calls = fakePage();
    visit(url, routes);
    await article();
    await open();
    await userEvent.type(screen.getByLabelText("Target protein"), "STAT3");
    await userEvent.selectOptions(screen.getByLabelText("Antibody supplied by"), "You");
    await userEvent.dblClick(screen.getByRole("button", { name: "Add to Cart" }));

    const service = [
      { field: "protein", label: "Target protein", value: "STAT3" },
      { field: "by", label: "Antibody supplied by", value: "You" },
    ];
    await waitFor(() => expect(postedBodies(calls)).toHaveLength(1));
    expect(postedBodies(calls)).toEqual([
      {
        cart_item: { product_sku: "SV-5003", product_name: blot.product_name, specification: { service } },
        quantity: 1,
      },
    ]);
  });

  it("is not added while something is missing", async () => {
    const calls = fakePage();
    visit(url, routes);
    await article();
    await open();
    await userEvent.type(screen.getByLabelText("Target protein"), "STAT3");
    await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("Please complete all required fields.");
    expect(screen.getByLabelText("Antibody supplied by")).toHaveAccessibleDescription(
      'Antibody supplied by: please choose "Us" or "You".',
    );
    expect(screen.getByLabelText("Antibody supplied by")).toHaveFocus();
    expect(postedBodies(calls)).toEqual([]);
  });

  it("shows what the API refuses at its field", async () => {
    const refusal = problem(422, "Western blot: please choose another protein.", {
      fields: { protein: "Not this one." },
    });
    fakePage({ [`POST ${CART}`]: refusal, [`GET ${CART}`]: emptyCart });
    visit(url, routes);
    await article();
    await open();
    await userEvent.type(screen.getByLabelText("Target protein"), "STAT3");
    await userEvent.selectOptions(screen.getByLabelText("Antibody supplied by"), "You");
    await userEvent.click(screen.getByRole("button", { name: "Add to Cart" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("please choose another protein");
    expect(screen.getByLabelText("Target protein")).toHaveAccessibleDescription("Not this one.");
  });

  it("carries what was entered into a question about it", async () => {
    fakePage();
    const page = visit(url, routes);
    await article();
    await open();
    await userEvent.type(screen.getByLabelText("Target protein"), "STAT3");
    await userEvent.click(screen.getByRole("link", { name: "Ask about this service" }));

    expect(await screen.findByRole("heading", { name: "Your specification" })).toBeInTheDocument();
    expect(await screen.findByText("STAT3")).toBeInTheDocument();
    expect(screen.getByLabelText("Subject")).toHaveValue(`Inquiry for ${blot.product_name} (SV-5003)`);
    expect(page.address()).toContain("/message?product=");
  });

  it("is changed in the cart if the address names its line", async () => {
    const service = [{ field: "protein", label: "Target protein", value: "STAT3" }];
    const line = aCartItem({ id: 7, product_sku: "SV-5003", specification: { service } });
    const cart = { data: [line], total_price: 480, count: 1 };
    const calls = fakePage({ [`GET ${CART}`]: cart, [`POST ${CART}`]: { count: 1, cart } });
    const page = visit(`${url}?line=7#SV-5003`, [...routes, { path: "/cart", element: <p>The cart</p> }]);

    expect(await screen.findByRole("button", { name: "Save to the cart" })).toBeInTheDocument();
    expect(screen.getByLabelText("Target protein")).toHaveValue("STAT3");
    await userEvent.selectOptions(screen.getByLabelText("Antibody supplied by"), "Us");
    await userEvent.click(screen.getByRole("button", { name: "Save to the cart" }));

    await waitFor(() => expect(page.address()).toBe("/cart"));
    expect(postedBodies(calls)).toEqual([
      {
        updateSpecification: true,
        product_id: 7,
        specification: {
          service: [...service, { field: "by", label: "Antibody supplied by", value: "Us" }],
        },
      },
    ]);
  });

  it("says so if the line is not in the cart", async () => {
    fakePage({ [`GET ${CART}`]: emptyCart });
    visit(`${url}?line=7#SV-5003`, routes);

    expect(await screen.findByText(/no longer in your cart/)).toBeVisible();
  });

  it("does not say that the line is gone if the cart could not be loaded, and requests it again", async () => {
    let isDown = true;
    fakePage({ [`GET ${CART}`]: () => (isDown ? problem(503, "Down.") : emptyCart) });
    visit(`${url}?line=7#SV-5003`, routes);

    const retry = await screen.findByRole("button", { name: "Retry" });
    expect(screen.queryByText(/no longer in your cart/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(/no longer in your cart/)).toBeVisible();
  });

  it("is opened by an address with its SKU", async () => {
    fakePage();
    visit(`${url}#SV-5003`, routes);

    const shown = await article();
    expect(await within(shown).findByLabelText("Target protein")).toBeVisible();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });
});
