import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { notInArray } from "drizzle-orm";
import { z } from "zod";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { readPage } from "../../../content-files/read-page.ts";
import { safeHtml } from "../../../content-files/rich-text.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { blogPosts, pages } from "./content.table.ts";

const PageMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1).max(300),
  image: z.string().startsWith("/media/"),
});

const PolicyMatter = PageMatter.omit({ image: true }).transform((matter) => ({ ...matter, image: "" }));

type PageRow = typeof pages.$inferInsert;

/** Imports pages/: one Markdown file per page, and optionally an HTML file of the same name as `rawHtml`. */
export async function importPages(tx: Tx): Promise<void> {
  const rows = [
    ...readPages("product", "pages/products", PageMatter),
    ...readPages("service", "pages/services", PageMatter),
    ...readPages("policy", "pages/policies", PolicyMatter),
  ];
  await importIfChanged(tx, "pages", rows, async () => {
    await tx.delete(pages);
    await tx.insert(pages).values(rows);
  });
}

type Matter = z.ZodType<Pick<PageRow, "title" | "description" | "image">>;

function readPages(kind: PageRow["kind"], folder: string, matter: Matter): PageRow[] {
  const names = readdirSync(join(CONTENT_FOLDER, folder)).sort();
  return names
    .filter((name) => name.endsWith(".md"))
    .map((name) => {
      const url = name.slice(0, -".md".length);
      const rawHtml = readHtml(join(CONTENT_FOLDER, folder, `${url}.html`));
      return { kind, url, ...readPage(`${folder}/${name}`, matter), rawHtml };
    });
}

const readHtml = (path: string): string => (existsSync(path) ? safeHtml(readFileSync(path, "utf8")) : "");

const PostMatter = z
  .strictObject({
    /** Part of the post's URL, so it must never change. */
    id: z.int().min(1),
    title: z.string().min(1),
    author: z.string().min(1),
    role: z.string().min(1),
    date: z.iso.date(),
    image: z.string().startsWith("/media/"),
    description: z.string().min(1),
  })
  .transform(({ role, date, ...matter }) => ({ ...matter, authorRole: role, datePosted: date }));

export async function importBlogPosts(tx: Tx): Promise<void> {
  const names = readdirSync(join(CONTENT_FOLDER, "blog")).sort();
  const rows = names.map((name) => readPage(`blog/${name}`, PostMatter));
  await importIfChanged(tx, "blog", rows, async () => {
    const ids = rows.map(({ id }) => id);
    await tx.delete(blogPosts).where(notInArray(blogPosts.id, ids));
    for (const row of rows) {
      await tx.insert(blogPosts).values(row).onConflictDoUpdate({ target: blogPosts.id, set: row });
    }
  });
}
