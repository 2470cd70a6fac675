import { readdirSync } from "node:fs";
import { join } from "node:path";
import { notInArray } from "drizzle-orm";
import { z } from "zod";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { readPage } from "../../../content-files/read-page.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { blogPosts } from "./content.table.ts";

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
