import type { BlogEntry } from "@ligate/contract/blogs";
import type { FeaturedProduct } from "@ligate/contract/featured";
import { fakeApi, problem, visit } from "@ligate/platform/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { askForMotion } from "./testing.ts";

const FEATURED = "GET /api/products/get-latest-featured-products/";
const POSTS = "GET /api/blogs/get-latest-blogs/";

const aFeaturedProduct = (some: Partial<FeaturedProduct> = {}): FeaturedProduct => ({
  catalog_number: "TR-1001",
  product_name: "Lipid transfection reagent",
  image: "/media/supplies/TR-1001.svg",
  unit_price: 89,
  ...some,
});
const aPost = (some: Partial<BlogEntry> = {}): BlogEntry => ({
  id: 7,
  title: "Choosing a promoter",
  date_posted: "2024-10-01",
  image: "/media/blog/choosing-a-promoter.svg",
  description: "Strong is not always best.",
  ...some,
});

const part = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => askForMotion("no-preference"));

it("shows featured products with badge, picture, price in cents, and the way to their page", async () => {
  fakeApi({ [FEATURED]: [aFeaturedProduct({ unit_price: 89.5 })], [POSTS]: [] });

  visit("/", routes);

  const tile = (await part("Featured Products")).getByRole("link");
  expect(tile).toHaveAttribute("href", "/product/featured/TR-1001");
  expect(tile).toHaveTextContent("NEW!");
  expect(tile).toHaveTextContent("Lipid transfection reagent");
  expect(tile).toHaveTextContent("$89.50");
  expect(tile.querySelector("img")).toHaveAttribute("src", "/media/supplies/TR-1001.svg");
});

it("leads to five lines of products and six services", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  expect(addresses(await part("Products and Services"))).toEqual([
    "/products/overexpression",
    "/products/gene-knock-in",
    "/products/gene-knock-out",
    "/products/gene-deletion",
    "/products/rna-knock-down",
  ]);
  expect(addresses(await part("Services"))).toEqual([
    "/services/lentivirus-package",
    "/services/custom-cloning",
    "/services/genome-editing-services",
    "/services/stable-cell-line",
    "/services/experiment-services",
    "/services/lab-supplies",
  ]);
});

const addresses = (list: Awaited<ReturnType<typeof part>>) =>
  list.getAllByRole("link").map((link) => link.getAttribute("href"));

it("shows posts with their date in words", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [aPost({ id: 3, date_posted: "2024-10-01" })] });

  visit("/", routes);

  const blog = await part("Research Blog");
  const card = blog.getByRole("link", { name: /Choosing a promoter/ });
  expect(card).toHaveAttribute("href", "/blog/3");
  expect(card).toHaveTextContent("October 1, 2024");
  expect(card).toHaveTextContent("Strong is not always best.");
});

it("keeps the blog empty and everything else in place where the posts cannot be had", async () => {
  fakeApi({ [FEATURED]: [aFeaturedProduct()], [POSTS]: problem(500, "The database is away.") });

  visit("/", routes);

  const blog = await part("Research Blog");
  expect(blog.queryAllByRole("listitem")).toHaveLength(0);
  expect(blog.getByText("The latest posts could not be loaded.")).toBeInTheDocument();
  expect((await part("Featured Products")).getByText("Lipid transfection reagent")).toBeInTheDocument();
});

it("gets a list that failed by Retry", async () => {
  let isDown = true;
  fakeApi({
    [FEATURED]: () => (isDown ? problem(503, "Away.") : [aFeaturedProduct()]),
    [POSTS]: [],
  });
  visit("/", routes);
  const featured = await part("Featured Products");

  isDown = false;
  await userEvent.click(featured.getByRole("button", { name: "Retry" }));

  expect(await featured.findByText("Lipid transfection reagent")).toBeInTheDocument();
  expect(featured.queryByText("The featured products could not be loaded.")).not.toBeInTheDocument();
});

it("says first what the store is for, and leads to a design and a quote", async () => {
  fakeApi({ [FEATURED]: [], [POSTS]: [] });

  visit("/", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Design the vector. See it before you order it.",
  );
  expect(screen.getByRole("link", { name: "Start a design" })).toHaveAttribute("href", "/design");
  expect(screen.getByRole("link", { name: "Get a quote" })).toHaveAttribute("href", "/quote");
});
