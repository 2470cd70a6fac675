import type { Page } from "@playwright/test";

/** A remote, with one of its pages. A new remote is added to REMOTES: `contracts/releases.spec.ts` asks for it. */
export interface Remote {
  name: string;
  address: string;
  /** Goes to the page by a link of the frame. */
  enter: (page: Page) => Promise<void>;
  /** The beginning of its heading. */
  heading: string;
  /** The name of its chunk. */
  chunk: string;
}

/** A link of the top bar. */
export const frameLink = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

export const REMOTES: Remote[] = [
  {
    name: "mf-catalog",
    address: "/",
    enter: (page) => frameLink(page, "Home").click(),
    heading: "Design the vector",
    chunk: "home",
  },
  {
    name: "mf-designer",
    address: "/design",
    enter: (page) => frameLink(page, "Design").click(),
    heading: "Design a vector",
    chunk: "design",
  },
  {
    name: "mf-cart-checkout",
    address: "/cart",
    enter: (page) => frameLink(page, /^Cart, /).click(),
    heading: "Your cart",
    chunk: "cart",
  },
  {
    name: "mf-account",
    address: "/signup",
    enter: async (page) => {
      await page.getByRole("button", { name: "Account", exact: true }).click();
      await frameLink(page, "Sign Up").click();
    },
    heading: "Sign up",
    chunk: "signup",
  },
];

/** The heading of the error panel of a remote that cannot be loaded. */
export const unavailableHeading = (page: Page) =>
  page.getByRole("heading", { name: "This part of the store is not available" });

export const pageHeading = (page: Page, { heading }: Remote) =>
  page.getByRole("heading", { level: 1, name: new RegExp(`^${heading}`) });
