import type { Release } from "@ligate/build/release-format/release";

/** `pages.json` of a release: the files of its route table and of each page, which the shell prefetches. */
export const pageFiles = ({ table, pages }: Pick<Release, "table" | "pages">) => ({
  table,
  pages: Object.values(pages).map(({ path, js, css }) => ({ path, js, css })),
});
