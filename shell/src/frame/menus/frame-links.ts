import { menuLinks } from "@ligate/platform/settings";

/** A link that the route of a page adds to the frame: `navigation` of its handle (`delivery/build`). */
export interface FrameLink {
  to: string;
  name: string;
  /** Heading above this link and others of the menu. */
  group?: string;
  /** A number of the session that is shown with the link, unless it is zero. */
  count?: "unread_messages";
}

const MENUS = [
  ...(["main", "products", "services", "visitor", "customer"] as const),
  ...(["customer-service", "policies", "footer", "not-found"] as const),
] as const;
type FrameMenu = (typeof MENUS)[number];

/**
 * The links of a menu, in order; none if their remotes are not active. Platform declares two of the menus: a wider
 * declaration would be a major version, which all remotes would have to be built for.
 */
export const frameLinks = (menu: FrameMenu): FrameLink[] => menuLinks(menu as "main");
