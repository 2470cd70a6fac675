import type { OrderFilter } from "@ligate/contract/orders/constants";

export interface AccountNavLink {
  to: string;
  name: string;
  /** Starts of the addresses of pages that belong to this link and have none of their own. */
  contains?: string[];
}

export interface AccountNavGroup {
  title?: string;
  links: AccountNavLink[];
}

/** The titles of the lists of orders. */
export const ORDER_LIST_TITLES: Record<OrderFilter, string> = {
  open: "Open orders",
  "in-progress": "Orders in progress",
  completed: "Completed orders",
  all: "All orders",
};

export const MESSAGES_PATH = "/profile/messages";

const ORDER_LISTS = Object.entries(ORDER_LIST_TITLES).map(([status, name]) => ({
  to: `/profile/orders/${status}`,
  name,
  contains: [`/profile/orders/${status}/`, ...(status === "all" ? ["/profile/order/"] : [])],
}));

export const ACCOUNT_NAV: AccountNavGroup[] = [
  { links: [{ to: "/profile", name: "Profile" }] },
  { title: "Orders", links: ORDER_LISTS },
  {
    links: [
      { to: "/profile/quotes", name: "Quotes" },
      { to: "/profile/designs", name: "Saved designs" },
      { to: MESSAGES_PATH, name: "Messages", contains: [`${MESSAGES_PATH}/`] },
    ],
  },
  {
    title: "Services",
    links: [
      { to: "/profile/services/custom-cloning", name: "Custom Cloning" },
      { to: "/profile/services/lentivirus-package", name: "Lentivirus Package" },
      { to: "/profile/services/stable-cell-line", name: "Stable Cell Line" },
    ],
  },
  { links: [{ to: "/profile/settings", name: "Settings", contains: ["/profile/email/"] }] },
];

/** Links to the shop, which are not part of the account. */
export const PRODUCTS: AccountNavGroup = {
  title: "Products",
  links: [
    { to: "/design", name: "Design a vector" },
    { to: "/products/gene-knock-out", name: "Gene Knock-out" },
    { to: "/products/overexpression", name: "Overexpression" },
    { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
    { to: "/services/lab-supplies", name: "Lab Supplies" },
  ],
};

/** `page` for the link's own page, `true` for the page of something in it, such as an order in the list of orders. */
export function getAriaCurrent(
  { to, contains }: AccountNavLink,
  pathname: string,
): "page" | "true" | undefined {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (path === to) return "page";
  return contains?.some((start) => path.startsWith(start)) ? "true" : undefined;
}
