/** @jest-environment node */
import { ApiError } from "@ligate/platform/api";
import { redirect } from "@ligate/platform/router";
import { PAGE_ROUTE } from "./document-data.ts";
import { extractHeadTags, renderPage } from "./render-page.tsx";

const routes = [
  {
    id: "product",
    path: "item/:sku",
    loader: ({ params }: { params: { sku?: string } }) => {
      if (params.sku === "unknown") throw new ApiError(404, { detail: "No product has this SKU." });
      return params.sku === "refused" ? Response.json({ fixes: ["Drop EGFP"] }, { status: 404 }) : null;
    },
    element: <h1>Product</h1>,
  },
  { id: "former", path: "former", loader: () => redirect("/item/known", 301) },
];

const render = async (path: string) => {
  const page = await renderPage("mf-designer", routes, path, AbortSignal.timeout(5_000));
  if (!("body" in page)) throw new Error(`not rendered: ${JSON.stringify(page)}`);
  return page;
};

it.each([
  ["/item/known", 200, "Product"],
  ["/item/unknown", 404, "No product has this SKU."],
  ["/elsewhere", 404, "Nothing is at this address."],
])("renders %s with the status %i", async (path, status, text) => {
  const page = await render(path);
  expect(page.status).toBe(status);
  expect(page.body).toContain(text);
});

it("renders the page of a loader that responds with a status, with this status and the data", async () => {
  const page = await render("/item/refused");
  expect(page.status).toBe(404);
  expect(page.body).toContain("<h1>Product</h1>");
  expect(page.loaderData.product).toEqual({ fixes: ["Drop EGFP"] });
});

it("redirects with the status of the loader", async () => {
  const page = await renderPage("mf-designer", routes, "/former", AbortSignal.timeout(5_000));
  expect(page).toEqual({ redirect: "/item/known", status: 301 });
});

it("throws the error of a component, so that the browser renders the page", async () => {
  const broken = { id: "broken", path: "broken", Component: Broken };
  const rendering = renderPage("mf-x", [broken], "/broken", AbortSignal.timeout(5_000));
  await expect(rendering).rejects.toThrow("broken on purpose");
});

function Broken(): never {
  throw new Error("broken on purpose");
}

it("does not render the page of known data again", async () => {
  const isKnown = jest.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
  const get = () => renderPage("mf-designer", routes, "/item/known", AbortSignal.timeout(5_000), isKnown);
  expect(await get()).toEqual({ isUnchanged: true });
  expect(isKnown).toHaveBeenCalledWith({
    loaderData: { product: null, [PAGE_ROUTE]: { id: "product", path: "item/:sku" } },
    problems: undefined,
  });
  expect(await get()).toMatchObject({ status: 200, body: expect.stringContaining("Product") });
});

it("splits the head's tags from the page", () => {
  const head =
    '<link rel="preload" href="/a.svg"/><title>A &amp; B | Ligate</title><meta name="description" content="x &gt; y"/>';
  expect(extractHeadTags(`${head}<div><h1>A</h1><link rel="x"/></div>`)).toEqual({
    head,
    body: '<div><h1>A</h1><link rel="x"/></div>',
  });
});

it("returns a page without head tags unchanged", () => {
  expect(extractHeadTags("<div></div>")).toEqual({ head: "", body: "<div></div>" });
});
