import { provideSettings } from "@ligate/platform/settings";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { stubMotionPreference } from "../testing/browser-stubs.ts";
import { aBlogPost, aFeaturedProduct } from "../testing/samples.ts";

const FEATURED = "GET /api/products/get-latest-featured-products/";
const POSTS = "GET /api/blogs/get-latest-blogs/";

const findSection = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => stubMotionPreference("no-preference"));

it("shows featured products with badge, image, price and a link to their page", async () => {
  fakeApi({ [FEATURED]: [aFeaturedProduct({ unit_price: 89.5 })], [POSTS]: [] });

  visit("/", routes);

  const card = (await findSection("Featured Products")).getByRole("link");
  expect(card).toHaveAttribute("href", "/product/featured/TR-1001");
  expect(card).toHaveTextContent("NEW!");
  expect(card).toHaveTextContent("Lipid transfection reagent");
  expect(card).toHaveTextContent("$89.50");
  expect(card.querySelector("img")).toHaveAttribute("src", "/media/supplies/TR-1001.svg");
});

it("links to five product lines and six services", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  expect(linkTargets(await findSection("Products and Services"))).toEqual([
    "/products/overexpression",
    "/products/gene-knock-in",
    "/products/gene-knock-out",
    "/products/gene-deletion",
    "/products/rna-knock-down",
  ]);
  expect(linkTargets(await findSection("Services"))).toEqual([
    "/services/lentivirus-package",
    "/services/custom-cloning",
    "/services/genome-editing-services",
    "/services/stable-cell-line",
    "/services/experiment-services",
    "/services/lab-supplies",
  ]);
});

const linkTargets = (list: Awaited<ReturnType<typeof findSection>>) =>
  list.getAllByRole("link").map((link) => link.getAttribute("href"));

it("shows blog posts with a formatted date", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [aBlogPost({ id: 3, date_posted: "2024-10-01" })] });

  visit("/", routes);

  const blog = await findSection("Research Blog");
  const card = blog.getByRole("link", { name: /Choosing a promoter/ });
  expect(card).toHaveAttribute("href", "/blog/3");
  expect(card).toHaveTextContent("October 1, 2024");
  expect(card).toHaveTextContent("Strong is not always best.");
});

it("shows an error in the blog section if the posts cannot be loaded, and the other sections", async () => {
  fakeApi({ [FEATURED]: [aFeaturedProduct()], [POSTS]: problem(500, "The database is unavailable.") });

  visit("/", routes);

  const blog = await findSection("Research Blog");
  expect(blog.queryAllByRole("listitem")).toHaveLength(0);
  expect(blog.getByText("The latest posts could not be loaded.")).toBeInTheDocument();
  expect(
    (await findSection("Featured Products")).getByText("Lipid transfection reagent"),
  ).toBeInTheDocument();
});

it("reloads a list on Retry", async () => {
  let isDown = true;
  fakeApi({
    [FEATURED]: () => (isDown ? problem(503, "Unavailable.") : [aFeaturedProduct()]),
    [POSTS]: [],
  });
  visit("/", routes);
  const featured = await findSection("Featured Products");

  isDown = false;
  await userEvent.click(featured.getByRole("button", { name: "Retry" }));

  expect(await featured.findByText("Lipid transfection reagent")).toBeInTheDocument();
  expect(featured.queryByText("The featured products could not be loaded.")).not.toBeInTheDocument();
});

it("shows the headline, with links to the designer and the quote form", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Design the vector. See it before you order it.",
  );
  expect(screen.getByRole("link", { name: "Start a design" })).toHaveAttribute("href", "/design");
  expect(screen.getByRole("link", { name: "Get a quote" })).toHaveAttribute("href", "/quote");
});

it("suggests genes with the methods that are offered, and leads to the page of the gene", async () => {
  fakeApi({
    [FEATURED]: [],
    [POSTS]: [],
    "GET /api/search/suggestions/": ({ query }) => ({
      suggestions: query.get("kind") === "gene" ? [TP53] : [],
    }),
  });
  const { address } = visit("/", routes);

  await userEvent.type(await screen.findByRole("combobox", { name: "Which gene?" }), "p53");
  const option = await screen.findByRole("option", { name: /^TP53 Human · alias p53/ });
  expect(option).toHaveTextContent("Offered: knock-out, CRISPR activation, and 9 more");
  await userEvent.keyboard("{ArrowDown}{Enter}");

  await waitFor(() => expect(address()).toBe("/genes/human/TP53"));
});

const TP53 = {
  kind: "gene",
  label: "TP53",
  detail: "Human · alias p53 · tumor protein p53",
  methods: "knock-out, CRISPR activation, and 9 more",
  url: "/genes/human/TP53",
};

it("asks for the gene in a form that works without scripts", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });
  visit("/", routes);

  const field = (await screen.findByRole("combobox", { name: "Which gene?" })) as HTMLInputElement;

  expect(field.form).toHaveAttribute("action", "/search");
  expect(field).toHaveAttribute("name", "q");
});

it("redraws the kit as its method, delivery and marker are chosen, and links to it", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });
  visit("/", routes);
  const kit = await screen.findByRole("link", { name: /^TP53 knock-out, lentivirus, EGFP/ });
  expect(kit.querySelector("img")).toHaveAttribute("src", "/media/designs/KO-LV-ESXGPA-H00001.svg");

  await userEvent.click(screen.getByRole("button", { name: "Overexpression" }));
  await userEvent.click(screen.getByRole("button", { name: "Plasmid" }));
  await userEvent.click(screen.getByRole("button", { name: "None" }));

  expect(kit).toHaveTextContent("TP53 overexpression, plasmidOE-SP-ESXXPA-H00001");
  expect(kit).toHaveAttribute("href", "/products/item/OE-SP-ESXXPA-H00001");
  expect(kit.querySelector("img")).toHaveAttribute("src", "/media/designs/OE-SP-ESXXPA-H00001.svg");
  expect(screen.getByRole("button", { name: "None" })).toHaveAttribute("aria-pressed", "true");
});

it("links each fact to the page that states it", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  const facts = within(await screen.findByRole("list", { name: "What you can rely on" }));
  expect(linkTargets(facts)).toEqual([
    "/policies/terms",
    "/policies/returns",
    "/about#guides",
    "/about#confidentiality",
  ]);
});

it("describes company and store to search engines, with the store's search", async () => {
  provideSettings({
    publicUrl: "https://store.example",
    paypal: { clientId: "", sdkUrl: "" },
    testProduct: false,
  });
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  await screen.findByRole("heading", { level: 1 });
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  expect(data).toMatchObject([
    { "@type": "Organization", name: "Ligate" },
    {
      "@type": "WebSite",
      url: "https://store.example/",
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: "https://store.example/search?q={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    },
  ]);
});
