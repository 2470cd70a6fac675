import type { Page } from "@playwright/test";

/** A remote's area, as a visitor meets it. */
export interface Area {
  remote: string;
  address: string;
  /** Its way in, from the frame. */
  enter: (page: Page) => Promise<void>;
  /** The page's heading, once it is there. */
  heading: RegExp;
}

/** A link of the top bar. */
export const frameLink = (page: Page, name: string | RegExp) =>
  page.getByRole("banner").getByRole("link", { name, exact: true });

export const AREAS: Area[] = [
  {
    remote: "mf-catalog",
    address: "/",
    enter: (page) => frameLink(page, "Home").click(),
    heading: /^Design the vector/,
  },
  {
    remote: "mf-designer",
    address: "/design",
    enter: (page) => frameLink(page, "Design").click(),
    heading: /^Design a vector$/,
  },
  {
    remote: "mf-cart-checkout",
    address: "/cart",
    enter: (page) => frameLink(page, /^Cart, /).click(),
    heading: /^Your cart$/,
  },
  {
    remote: "mf-account",
    address: "/signup",
    enter: async (page) => {
      await page.getByRole("button", { name: "Account" }).click();
      await frameLink(page, "Sign Up").click();
    },
    heading: /^Sign up$/,
  },
];

/** The panel of an area whose remote is not there. */
export const unavailable = (page: Page) =>
  page.getByRole("heading", { name: "This part of the store is not available" });

export const headingOf = (page: Page, area: Area) =>
  page.getByRole("heading", { level: 1, name: area.heading });
