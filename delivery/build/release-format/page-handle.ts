import { z } from "zod";

/** The `handle` of a page's route: what the build, the gateway, the shell and the browser tests know of the page. */
export const PageHandle = z.strictObject({
  /** Query parameters that the page reads; others are not passed to the rendering. */
  query: z.array(z.string()).default([]),
  /** Pattern such as `/profile/*`, if the remote owns more addresses around the page than the page's own. */
  owns: z
    .string()
    .regex(/^\/.*\/\*$/, "has to end with /*")
    .optional(),
  /** Lists the page in the sitemap. The API supplies the addresses of pages whose path has parameters. */
  sitemap: z.boolean().default(false),
  /**
   * An address of the page for browser tests and benchmarks, if its path has parameters or it needs a query.
   * `null`: there is none before a customer creates one.
   */
  example: z.string().startsWith("/").nullable().optional(),
  /** Links to the page in menus of the shell. A menu is sorted by `order`. */
  navigation: z
    .array(z.strictObject({ menu: z.enum(["main", "footer"]), name: z.string(), order: z.number() }))
    .default([]),
});
export type PageHandle = z.infer<typeof PageHandle>;
