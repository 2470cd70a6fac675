import { isNull } from "drizzle-orm";
import { z } from "zod";
import { readYaml } from "../../../../content-files/read-yaml.ts";
import type { Tx } from "../../../../db/database.ts";
import { blogPosts, type PageKind, pages } from "../../content/content.table.ts";
import { services } from "../../products/catalog.table.ts";
import { RESULT_CATEGORIES, type SearchEntry, stripTags, toEntry, toLexemes } from "./search-entry.ts";
import { getKeywords } from "./search-keywords.ts";

/** Pages that are not content, such as the contact form. */
const OTHER_PAGES = readYaml(
  "search-pages.yaml",
  z.array(
    z.strictObject({
      url: z.string().startsWith("/"),
      title: z.string().min(1),
      summary: z.string().min(1).max(300),
    }),
  ),
);
const FOLDERS: Record<PageKind, string> = { product: "products", service: "services", policy: "policies" };
const [, , SERVICES, PAGES] = RESULT_CATEGORIES;

interface Page {
  url: string;
  title: string;
  summary: string;
  text?: string;
  sku?: string;
  category?: string;
}

/** Categories and services, then posts, policies and other pages. */
export async function pageEntries(tx: Tx): Promise<SearchEntry[]> {
  const byQuote = await tx.select().from(services).where(isNull(services.priceCents)).orderBy(services.sku);
  const content = (await tx.select().from(pages).orderBy(pages.kind, pages.url)).map(
    ({ kind, url, title, description, content }) => ({
      kind,
      url: `/${FOLDERS[kind]}/${url}`,
      title,
      summary: description,
      text: stripTags(content),
      // A service by quote is its page.
      sku: kind === "service" ? byQuote.find((service) => service.url === url)?.sku : undefined,
      category: kind === "service" ? SERVICES : PAGES,
    }),
  );
  const posts = (await tx.select().from(blogPosts).orderBy(blogPosts.id)).map(
    ({ id, title, description, content }) => ({
      url: `/blog/${id}`,
      title,
      summary: description,
      text: stripTags(content),
    }),
  );
  const isPolicy = ({ kind }: { kind: PageKind }) => kind === "policy";
  const overviews = content.filter((page) => !isPolicy(page));
  return [...overviews, ...posts, ...content.filter(isPolicy), ...OTHER_PAGES].map(pageEntry);
}

function pageEntry({ url, title, summary, text = "", category = PAGES, ...page }: Page): SearchEntry {
  const sku = page.sku ?? toPageNumber(url);
  return toEntry({
    kind: "page",
    sku,
    name: title,
    url,
    summary,
    category,
    words: {
      A: [...toLexemes(title), ...(page.sku ? toLexemes(page.sku) : [])],
      B: getKeywords(url),
      C: toLexemes(summary),
      D: toLexemes(text),
    },
  });
}

/** The number of a page, by which `/products/item/` leads to it: PAGE-BLOG-6. */
const toPageNumber = (url: string): string => `PAGE${url.replaceAll("/", "-")}`.toUpperCase();
