import type { ProductPage } from "@ligate/contract/content/schemas";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { type PageKind, pages } from "./content.table.ts";

/** @throws ProblemError 404 */
export async function getPage(tx: Tx, kind: PageKind, url: string): Promise<Omit<ProductPage, "tables">> {
  const [page] = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.kind, kind), eq(pages.url, url)));
  if (!page) throw new ProblemError(404, `No ${kind} page is called ${url}.`);
  const { title, description, content, rawHtml, image } = page;
  return { title, description, content, raw_html: rawHtml, image };
}
