import { useCart } from "@ligate/platform/cart";
import { notify, useNotices } from "@ligate/platform/notices";
import { type MenuLink, provideSettings } from "@ligate/platform/settings";
import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Frame } from "./frame.tsx";

const page = (path: string, title: string) => ({
  id: path,
  path,
  element: (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  ),
});

const routes = [
  {
    id: "frame",
    Component: Frame,
    children: [
      page("/", "Home"),
      page("design", "Designer"),
      page("search", "Found"),
      page("services/:url", "A service"),
    ],
  },
];
const signedIn = { isAuthenticated: true, email: "ada@example.org" };
const emptyCart = { data: [], total_price: 0, count: 0 };

const SETTINGS = {
  publicUrl: "https://store.example",
  paypal: { clientId: "", sdkUrl: "" },
  testProduct: false,
};

/** Links of remotes' pages, as the gateway writes them into the document. */
const LINKS = [
  { menu: "main", name: "Design", to: "/design" },
  { menu: "footer", name: "Design a vector", to: "/design" },
  { menu: "products", group: "Design by method", name: "Gene Knock-out", to: "/products/gene-knock-out" },
  { menu: "products", group: "Design by method", name: "Gene Deletion", to: "/products/gene-deletion" },
  { menu: "products", group: "Ready to ship", name: "cDNA Vectors", to: "/products/cdna-vector-stock" },
  { menu: "products", name: "All products", to: "/products" },
  { menu: "services", name: "Cloning Services", to: "/services/custom-cloning" },
  { menu: "services", name: "All services", to: "/services" },
  { menu: "visitor", name: "Sign Up", to: "/signup" },
  { menu: "customer", name: "Messages", to: "/profile/messages", count: "unread_messages" },
  { menu: "customer", name: "Settings", to: "/profile/settings" },
] as MenuLink[];

/** Fakes the API for a customer, who is a visitor after the logout. */
function fakeCustomer(): void {
  let isSignedIn = true;
  fakeApi({
    "GET /api/session/": () => (isSignedIn ? signedIn : { isAuthenticated: false }),
    "POST /api/logout/": () => {
      isSignedIn = false;
      return { detail: "Signed out." };
    },
    "GET /api/orders/cart/": emptyCart,
  });
}

beforeEach(() => {
  provideSettings({ ...SETTINGS, menuLinks: LINKS });
  useNotices.setState({ notices: [] });
  useCart.setState({ count: 0, justAdded: [], isPopUpOpen: false });
  jest.spyOn(window, "scrollTo").mockImplementation(() => {});
});

it("moves the focus to the heading of the new page and announces its title", async () => {
  fakeApi({});
  visit("/", routes);
  const main = await screen.findByRole("navigation", { name: "Main" });
  await userEvent.click(within(main).getByRole("link", { name: "Design" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Designer" })).toHaveFocus());
  expect(document.querySelector("[aria-live=polite]")).toHaveTextContent("Designer");
});

it("navigates its plain links on the client, and leaves opening a new tab to the browser", async () => {
  fakeApi({});
  const { address } = visit("/", routes);
  const footer = await screen.findByRole("contentinfo");
  const link = within(footer).getByRole("link", { name: "Design a vector" });
  let isForBrowser = false;
  document.addEventListener(
    "click",
    (event) => {
      isForBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { ctrlKey: true });
  expect(isForBrowser).toBe(true);
  expect(address()).toBe("/");
  await userEvent.click(link);
  await waitFor(() => expect(address()).toBe("/design"));
});

it("searches for the text, and does nothing without one", async () => {
  fakeApi({});
  const { address } = visit("/", routes);
  const [box] = await screen.findAllByRole("combobox", { name: "Search the store" });
  await userEvent.type(box as HTMLElement, "  {Enter}");
  expect(address()).toBe("/");
  await userEvent.type(box as HTMLElement, "p53 & co{Enter}");
  await waitFor(() => expect(address()).toBe("/search?q=p53%20%26%20co"));
});

it("groups the products by how they are made", async () => {
  fakeApi({});
  visit("/", routes);
  const main = await screen.findByRole("navigation", { name: "Main" });
  const list = (name: string) => within(main).getByRole("list", { name, hidden: true });

  expect(within(list("Design by method")).getAllByRole("link", { hidden: true })).toHaveLength(2);
  expect(within(list("Ready to ship")).getByText("cDNA Vectors")).toHaveAttribute(
    "href",
    "/products/cdna-vector-stock",
  );
  expect(within(main).getByRole("link", { name: "All products", hidden: true })).toHaveAttribute(
    "href",
    "/products",
  );
});

it("marks the menu of the current page and of the pages around it, and shows no menu without links", async () => {
  fakeApi({});
  const { go } = visit("/services/custom-cloning", routes);
  const menuButton = (name: string) => screen.queryByRole("button", { name });
  await waitFor(() => expect(menuButton("Services")).toHaveClass("current"));
  expect(menuButton("Products")).not.toHaveClass("current");

  provideSettings({ ...SETTINGS, menuLinks: LINKS.filter(({ to }) => !to.startsWith("/services")) });
  await act(() => go("/"));
  expect(menuButton("Services")).not.toBeInTheDocument();
  expect(menuButton("Products")).toBeVisible();
});

it("shows the number of items in the cart", async () => {
  fakeApi({});
  visit("/", routes);
  expect(await screen.findByRole("link", { name: "Cart, 0 items" })).toHaveAttribute("href", "/cart");
  act(() => useCart.setState({ count: 2 }));
  expect(screen.getByRole("link", { name: "Cart, 2 items" })).toHaveTextContent("2");
});

it("offers login, with a return to the current page, and sign-up to a visitor", async () => {
  fakeApi({});
  visit("/search?q=TP53", routes);
  expect(await screen.findByRole("link", { name: "Login", hidden: true })).toHaveAttribute(
    "href",
    "/login?redirectUrl=search%3Fq%3DTP53",
  );
  expect(screen.getByRole("link", { name: "Sign Up", hidden: true })).toHaveAttribute("href", "/signup");
});

it("offers profile, settings and logout to a customer; logout opens the home page and removes drafts", async () => {
  sessionStorage.setItem("draft:quote", '{"message":"A secret gene"}');
  fakeCustomer();
  const { address } = visit("/design", routes);
  const logout = await screen.findByRole("button", { name: "Logout", hidden: true });
  expect(screen.getByRole("link", { name: "Settings", hidden: true })).toHaveAttribute(
    "href",
    "/profile/settings",
  );
  await userEvent.click(logout);
  await waitFor(() => expect(address()).toBe("/"));
  expect(JSON.stringify(sessionStorage)).not.toContain("secret");
  await waitFor(() => {
    expect(screen.getByRole("link", { name: "Login", hidden: true })).toHaveAttribute("href", "/login");
  });
});

it.each([
  [1, "Account, 1 unread answer"],
  [120, "Account, 120 unread answers"],
])(
  "shows the number of unread answers (%i) on the account's menu and its link to the messages",
  async (unread, label) => {
    fakeApi({
      "GET /api/session/": { ...signedIn, unread_messages: unread },
      "GET /api/orders/cart/": emptyCart,
    });
    visit("/", routes);
    expect(await screen.findByRole("button", { name: label })).toHaveTextContent(unread > 99 ? "99+" : "1");
    expect(screen.getByRole("link", { name: `Messages (${unread} unread)`, hidden: true })).toHaveAttribute(
      "href",
      "/profile/messages",
    );
  },
);

it("shows no number when every answer is read", async () => {
  fakeApi({
    "GET /api/session/": { ...signedIn, unread_messages: 0 },
    "GET /api/orders/cart/": emptyCart,
  });
  visit("/", routes);
  expect(await screen.findByRole("link", { name: "Messages", hidden: true })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Account" })).toHaveTextContent(/^$/);
});

it("shows notices and signs out if the browser blocks its storage", async () => {
  blockStorage();
  fakeCustomer();
  const { address } = visit("/design", routes);
  await userEvent.click(await screen.findByRole("button", { name: "Logout", hidden: true }));
  await waitFor(() => expect(address()).toBe("/"));
  act(() => notify("success", "Saved."));
  expect(screen.getByText("Saved.")).toBeVisible();
});

it("shows a notice as an alert until it is dismissed, also after the navigation that it causes", async () => {
  fakeApi({});
  const { go } = visit("/", routes);
  await screen.findByRole("heading", { name: "Home" });
  act(() => notify("error", "Please sign out."));
  await act(() => go("/design"));
  expect(screen.getByRole("alert")).toHaveTextContent("Please sign out.");
  await userEvent.click(screen.getByRole("button", { name: "Dismiss message" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("removes a notice at the second navigation, and a notice that caused none at the first", async () => {
  fakeApi({});
  const { go } = visit("/", routes);
  await screen.findByRole("heading", { name: "Home" });
  act(() => notify("error", "Please sign out."));
  await act(() => go("/design"));
  await act(() => go("/search"));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());

  const saidAt = Date.now() - 5000;
  act(() => useNotices.setState({ notices: [{ id: "1", kind: "error", text: "Not copied.", saidAt }] }));
  await act(() => go("/search?q=TP53"));
  expect(screen.getByRole("alert")).toHaveTextContent("Not copied.");
  await act(() => go("/design"));
  await waitFor(() => expect(screen.queryByRole("alert")).not.toBeInTheDocument());
});

it("removes a notice after ten seconds, also if it was created in an earlier document", async () => {
  fakeApi({});
  visit("/", routes);
  await screen.findByRole("heading", { name: "Home" });
  const saidAt = Date.now() - 9_700;
  act(() => useNotices.setState({ notices: [{ id: "1", kind: "success", text: "From before.", saidAt }] }));
  expect(screen.getByText("From before.")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("From before.")).not.toBeInTheDocument());
});
