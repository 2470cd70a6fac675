import type { OrderFilter } from "@ligate/contract/order-words";

/** A page that the account's menu leads to. */
export interface ProfilePlace {
  to: string;
  name: string;
}

/** What each list of orders is called. */
export const ORDER_LISTS: Record<OrderFilter, string> = {
  open: "Open orders",
  "in-progress": "Orders in progress",
  completed: "Completed orders",
  all: "All orders",
};

/** The account's menu, group by group. */
export const PROFILE_PLACES: { title: string; places: ProfilePlace[] }[] = [
  {
    title: "Account",
    places: [
      { to: "/profile", name: "Profile" },
      { to: "/profile/settings", name: "Settings" },
      { to: "/profile/designs", name: "Saved designs" },
    ],
  },
  {
    title: "Orders",
    places: Object.entries(ORDER_LISTS).map(([status, name]) => ({ to: `/profile/orders/${status}`, name })),
  },
  {
    title: "Products",
    places: [
      { to: "/design", name: "Design a vector" },
      { to: "/products/gene-knock-out", name: "Gene Knock-out" },
      { to: "/products/overexpression", name: "Overexpression" },
      { to: "/products/vectors-on-shelf", name: "Vectors on the Shelf" },
      { to: "/services/lab-supplies", name: "Lab Supplies" },
    ],
  },
];
