import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { richText } from "../../../content-files/rich-text.ts";

/** `policy` pages are legal texts such as the terms of sale. */
export type PageKind = "product" | "service" | "policy";

export const pages = pgTable(
  "pages",
  {
    kind: text().$type<PageKind>().notNull(),
    url: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** Empty for policies. */
    image: text().notNull(),
    content: richText().notNull(),
    /** HTML that pages show below `content`. */
    rawHtml: richText("raw_html").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.url] })],
);

export const blogPosts = pgTable("blog_posts", {
  id: integer().primaryKey(),
  title: text().notNull(),
  author: text().notNull(),
  authorRole: text("author_role").notNull(),
  datePosted: date("date_posted", { mode: "string" }).notNull(),
  image: text().notNull(),
  description: text().notNull(),
  content: richText().notNull(),
});
