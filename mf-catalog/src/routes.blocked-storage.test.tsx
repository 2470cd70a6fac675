import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "./routes.ts";
import { stubMotionPreference } from "./testing/browser-stubs.ts";
import {
  aBlogPost,
  aCategory,
  aFeaturedProduct,
  aFeaturedProductPage,
  aPolicy,
  aSearchResult,
  aService,
  aSupplierPacket,
} from "./testing/samples.ts";

const SEARCH_RESPONSE = { length: 1, results: [aSearchResult()] };

/** The pages by the id of their route. A new page has this case in its own test. */
const PAGES = {
  home: { path: "/", heading: "Design the vector. See it before you order it." },
  products: { path: "/products", heading: "Products" },
  services: { path: "/services", heading: "Services" },
  category: { path: "/products/gene-knock-out", heading: "Gene Knock-out" },
  service: { path: "/services/custom-cloning", heading: "Cloning Services" },
  "featured-product": { path: "/product/featured/TR-1001", heading: "Lipid transfection reagent" },
  search: { path: "/search?q=p53", heading: "1 result for “p53”" },
  test: { path: "/test?q=p53", heading: "1 result for “p53”" },
  blog: { path: "/blog", heading: "Research Blog" },
  "blog-post": { path: "/blog/7", heading: "Choosing a promoter" },
  contact: { path: "/contact", heading: "Contact" },
  about: { path: "/about", heading: "About us" },
  message: { path: "/message", heading: "Send a message" },
  quote: { path: "/quote", heading: "Service Request" },
  "quote-service": { path: "/quote/custom-cloning", heading: "Service Request" },
  policy: { path: "/policies/shipping", heading: "Shipping" },
  "supplier-packet": { path: "/policies/supplier-packet", heading: "Supplier Packet" },
};

beforeEach(() => {
  blockStorage();
  stubMotionPreference("no-preference");
  fakeApi({
    "GET /api/products/get-latest-featured-products/": [aFeaturedProduct()],
    "GET /api/blogs/get-latest-blogs/": [aBlogPost()],
    "GET /api/blogs/get-blog/7/": aBlogPost(),
    "GET /api/interface/get-overview/products/": { groups: [] },
    "GET /api/interface/get-overview/services/": { groups: [] },
    "GET /api/interface/get-product-page/gene-knock-out/": aCategory(),
    "GET /api/interface/get-service-page/custom-cloning/": aService(),
    "GET /api/interface/get-policy-page/shipping/": aPolicy("Shipping"),
    "GET /api/supplier-packet/": aSupplierPacket(),
    "GET /api/products/load-featured-product-page/TR-1001": aFeaturedProductPage(),
    "GET /api/search/": SEARCH_RESPONSE,
    "POST /api/contact-us/": { detail: "Done.", reference: "MS-7K3F92QX0T" },
    "POST /api/orders/cart/": { count: 1, cart: { data: [], total_price: 89, count: 1 } },
  });
});

it.each(Object.entries(PAGES))("shows the page %s if the browser blocks its storage", async (_, page) => {
  const { path, heading } = page;
  visit(path, routes);

  expect(await screen.findByText(heading, { selector: "h1" })).toBeVisible();
});

it("submits a form if the browser blocks its storage", async () => {
  visit("/contact", routes);

  for (const [label, text] of Object.entries({
    "First name": "Ada",
    "Last name": "Byron",
    Email: "ada@lab.example",
    Subject: "A question",
    Message: "Which titer?",
  })) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole("button", { name: "Send message" }));

  expect(await screen.findByText("MS-7K3F92QX0T")).toBeVisible();
});

it("adds a product to the cart if the browser blocks its storage", async () => {
  visit("/product/featured/TR-1001", routes);

  const button = await screen.findByRole("button", { name: "Add to Cart" });
  await userEvent.click(button);

  expect(await screen.findByRole("button", { name: "Add to Cart" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
