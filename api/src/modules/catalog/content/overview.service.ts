import { toDollars } from "@ligate/contract/common/money";
import type { Overview } from "@ligate/contract/content/schemas";
import { asc, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import type { Tx } from "../../../db/database.ts";
import { notFound } from "../../../http/problem.ts";
import { services } from "../products/catalog.table.ts";
import { pages } from "./content.table.ts";

const FILE = "overviews.yaml";

const Text = z.string().min(1);
const Group = z.strictObject({ title: Text, description: Text, pages: z.array(Text).min(1) });
const overviews = readYaml(
  FILE,
  z.strictObject({ products: z.array(Group).min(1), services: z.array(Group).min(1) }),
);

/** The kind of the pages of each overview. */
const KINDS = { products: "product", services: "service" } as const;
type OverviewName = keyof typeof KINDS;

/** The groups of an overview with their pages. @throws ProblemError 404 */
export async function getOverview(tx: Tx, name: string): Promise<Overview> {
  if (!isOverview(name)) throw notFound(`overview of ${name}`);
  const { url, title, description, image } = pages;
  const found = await tx
    .select({ url, title, description, image })
    .from(pages)
    .where(eq(pages.kind, KINDS[name]));
  const offers = name === "services" ? await pricedServices(tx) : new Map<string, never[]>();
  return {
    groups: overviews[name].map((group) => ({
      ...group,
      pages: group.pages.flatMap((listed) =>
        found
          .filter((page) => page.url === listed)
          .map((page) => ({ ...page, offers: offers.get(listed) ?? [] })),
      ),
    })),
  };
}

const isOverview = (name: string): name is OverviewName => Object.hasOwn(KINDS, name);

/** Services that have a price, by their page. */
async function pricedServices(tx: Tx) {
  const rows = await tx
    .select()
    .from(services)
    .where(isNotNull(services.priceCents))
    .orderBy(asc(services.sku));
  const offers = rows.map(({ sku, name, url, priceCents }) => ({
    url,
    product_sku: sku,
    product_name: name,
    price: toDollars(priceCents ?? 0),
  }));
  return Map.groupBy(offers, ({ url }) => url);
}

/** @throws ContentError if the overviews miss a page, list one twice or list one that does not exist */
export async function checkOverviews(tx: Tx): Promise<void> {
  const found = await tx
    .select({ kind: pages.kind, url: pages.url })
    .from(pages)
    .where(inArray(pages.kind, Object.values(KINDS)));
  for (const [name, kind] of Object.entries(KINDS) as [OverviewName, "product" | "service"][]) {
    const urls = found.filter((page) => page.kind === kind).map(({ url }) => url);
    const listed = overviews[name].flatMap((group) => group.pages);
    const wrong = [...listed, ...urls].find(
      (url) => !urls.includes(url) || listed.filter((other) => other === url).length !== 1,
    );
    if (wrong) {
      throw new ContentError(
        FILE,
        undefined,
        `${name}: ${wrong} must be a page that is listed exactly once.`,
      );
    }
  }
}
