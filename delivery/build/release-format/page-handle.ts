import { z } from "zod";

/** The menus and other lists of links in the frame. */
const Menu = z.enum([
  "main",
  "products",
  "services",
  "visitor",
  "customer",
  "customer-service",
  "policies",
  "footer",
  "not-found",
]);

/** A link to a page in a menu of the frame. */
const NavigationLink = z.strictObject({
  menu: Menu,
  name: z.string(),
  /** A menu is sorted by it. Links of the same order keep the order of the route table. */
  order: z.number(),
  /** The address, if the page's path has parameters. */
  to: z.string().startsWith("/").optional(),
  /** Heading above this link and others of the menu. */
  group: z.string().optional(),
  /** A number of the session that is shown with the link, unless it is zero. */
  count: z.literal("unread_messages").optional(),
});

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
   * An address of the page for the gate, browser tests and benchmarks, if its path has parameters or it needs a query. It can
   * name facts of the gate's customer (@ligate/contract/remotes/visit-facts), such as `/profile/order/{order_number}`; only
   * the gate visits such a page. `null`: the page has no address that can be visited.
   */
  example: z.string().startsWith("/").nullable().optional(),
  /** Links to the page in the frame of the shell. */
  navigation: z.array(NavigationLink).default([]),
  /** Whether visitors often open the page next, from any page: browsers fetch its files when they are idle. */
  prefetch: z.boolean().optional(),
});
export type PageHandle = z.infer<typeof PageHandle>;
