import type { Tag } from "@ligate/contract/endpoint";

/** Titles of the tags. Their order is the order of the documentation. */
export const TAGS: Record<Tag, string> = {
  session: "The session",
  content: "Blog, pages and protocols",
  search: "Search",
  design: "Designs and their parts",
  product: "Products and prices",
  cart: "The cart",
  payment: "Tax and payment",
  order: "Orders",
  invoice: "Invoices",
  account: "Accounts",
  profile: "The customer's own",
  message: "Messages and quotes",
};
