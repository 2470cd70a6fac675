import type { OrderFilter } from "@ligate/contract/orders/constants";

export interface AccountNavGroup {
  title: string;
  links: { to: string; name: string }[];
}

/** The titles of the lists of orders. */
export const ORDER_LIST_TITLES: Record<OrderFilter, string> = {
  open: "Open orders",
  "in-progress": "Orders in progress",
  completed: "Completed orders",
  all: "All orders",
};

export const ACCOUNT_NAV: AccountNavGroup[] = [
  {
    title: "Account",
    links: [
      { to: "/profile", name: "Profile" },
      { to: "/profile/settings", name: "Settings" },
      { to: "/profile/designs", name: "Saved designs" },
    ],
  },
  {
    title: "Orders",
    links: Object.entries(ORDER_LIST_TITLES).map(([status, name]) => ({
      to: `/profile/orders/${status}`,
      name,
    })),
  },
  {
    title: "Products",
    links: [
      { to: "/design", name: "Design a vector" },
      { to: "/products/gene-knock-out", name: "Gene Knock-out" },
      { to: "/products/overexpression", name: "Overexpression" },
      { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
      { to: "/services/lab-supplies", name: "Lab Supplies" },
    ],
  },
];
