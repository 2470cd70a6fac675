import type { ReagentGroup } from "@ligate/contract/content/schemas";
import { eq } from "drizzle-orm";
import { recordImport } from "../../../content-files/seed-state.ts";
import { testApp } from "../../../testing/test-app.ts";
import { blogPosts } from "./content.table.ts";

const { app, db } = testApp();
const get = async (url: string) => {
  const response = await app().inject(url);
  return { status: response.statusCode, body: response.json() };
};

it("lists the blog posts, newest first", async () => {
  const { body } = await get("/api/blogs/get-latest-blogs/");
  const dates = body.map(({ date_posted }: { date_posted: string }) => date_posted);

  expect(body).toHaveLength(8);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(body[0]).toMatchObject({
    title: "Reading the Sanger Trace of an Edited Pool",
    image: "/media/blog/reading-edited-traces.svg",
  });
});

it("returns a post with its author, role and text", async () => {
  const { body } = await get("/api/blogs/get-blog/3");

  expect(body).toMatchObject({ id: 3, author: "Dr. Mei-Ling Zhao", author_role: "Head of Virus Production" });
  expect(body.content).toContain("<h2>From repeat to repeat</h2>");
  expect(body.content).not.toMatch(/style=|<script/);
});

it("returns the text of a category page", async () => {
  const { body } = await get("/api/interface/get-product-page/gene-knock-out/");

  expect(body).toMatchObject({
    title: "Gene Knock-out",
    raw_html: "",
    image: "/media/lines/gene-knock-out.svg",
  });
  expect(body.content).toContain("SpCas9");
});

it("returns the HTML file of a page as raw_html", async () => {
  const { body } = await get("/api/interface/get-product-page/gene-knock-in");
  expect(body.raw_html).toContain('<th scope="row">Proof</th>');
});

it("returns the text of a service page", async () => {
  const { body } = await get("/api/interface/get-service-page/lentivirus-package/");

  expect(body).toMatchObject({ title: "Lentivirus Package Services" });
  expect(Object.keys(body).sort()).toEqual([
    "content",
    "description",
    "has_design",
    "image",
    "offers",
    "reagents",
    "title",
  ]);
  expect(body.reagents).toEqual([]);
});

it("returns the text of a policy", async () => {
  const { body } = await get("/api/interface/get-policy-page/shipping");

  expect(body).toMatchObject({ title: "Shipping" });
  expect(Object.keys(body).sort()).toEqual(["content", "description", "title"]);
});

it.each([
  ["/api/blogs/get-blog/99/", "No blog post has the number 99."],
  ["/api/blogs/get-blog/1e1/", "No blog post has the number 1e1."],
  ["/api/blogs/get-blog/99999999999999999999/", "No blog post has the number 99999999999999999999."],
  ["/api/interface/get-product-page/custom-cloning/", "No product page is called custom-cloning."],
  ["/api/interface/get-policy-page/nope/", "No policy page is called nope."],
  ["/api/interface/get-service-page/nope/", "No service page is called nope."],
])("responds to %s with 404", async (url, detail) => {
  expect(await get(url)).toEqual({ status: 404, body: { detail } });
});

it("lets browsers cache public data, but no errors", async () => {
  const kept = async (url: string) => (await app().inject(url)).headers["cache-control"];
  expect(await kept("/api/blogs/get-blog/3")).toBe("max-age=60, stale-while-revalidate=240");
  expect(await kept("/api/search/?q=p53")).toBe("max-age=60, stale-while-revalidate=240");
  expect(await kept("/api/blogs/get-blog/999")).toBe("no-store");
});

it("sanitizes HTML that was written into the database", async () => {
  await db()
    .update(blogPosts)
    .set({ content: "<p onclick='hit()'>Cut<script>hit()</script></p>" })
    .where(eq(blogPosts.id, 3));
  await recordImport(db(), "blog", "hostile");
  const { body } = await get("/api/blogs/get-blog/3");
  expect(body.content).toBe("<p>Cut</p>");
});

it("lists every lab supply once, with its sizes and the price of the smallest size", async () => {
  const { body } = await get("/api/interface/get-service-page/lab-supplies/");
  const listed = body.reagents.flatMap(({ supplies }: ReagentGroup) => supplies);

  expect(listed).toHaveLength(21);
  expect(listed[0]).toEqual({
    catalog_number: "TR-1001",
    product_name: "Lipid transfection reagent",
    unit_sizes: ["0.3 mL", "1 mL", "5×1 mL"],
    from_price: 89,
    lead_days: 3,
  });
});
