import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { signedIn } from "../../testing/responses.ts";
import { anOrder, someUserInfo } from "../../testing/samples.ts";

const RESEND = "POST /api/resend-verification/";
const TITLE = "Your e-mail address is not verified";

const fakeAccount = (session: object, responses: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    "GET /api/session/": { ...signedIn["GET /api/session/"], ...session },
    "GET /api/users/view-user-info/": someUserInfo(),
    "GET /api/users/addresses/": [],
    "GET /api/users/designs/": [],
    "GET /api/users/view-order/4334724101": anOrder(),
    ...responses,
  });
const findMenu = async () => within(await screen.findByRole("navigation", { name: "Account" }));
const findBanner = async () => within(await screen.findByRole("region", { name: TITLE }));
const sendAgain = async () =>
  userEvent.click((await findBanner()).getByRole("button", { name: "Send the link again" }));

it("lists the pages of the account in the order of the specification", async () => {
  fakeAccount({});
  visit("/profile", routes);

  const menu = await findMenu();
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/profile",
    "/profile/orders/open",
    "/profile/orders/in-progress",
    "/profile/orders/completed",
    "/profile/orders/all",
    "/profile/quotes",
    "/profile/designs",
    "/profile/messages",
    "/profile/services/custom-cloning",
    "/profile/services/lentivirus-package",
    "/profile/services/stable-cell-line",
    "/profile/settings",
  ]);
});

it("has links to the shop apart from the account", async () => {
  fakeAccount({});
  visit("/profile", routes);

  const products = within(await screen.findByRole("navigation", { name: "Products" }));
  expect(products.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/design",
    "/products/gene-knock-out",
    "/products/overexpression",
    "/products/vectors-on-shelf",
    "/services/lab-supplies",
  ]);
});

it.each([
  ["/profile", "Profile", "page"],
  ["/profile/", "Profile", "page"],
  ["/profile/designs", "Saved designs", "page"],
  ["/profile/order/4334724101", "All orders", "true"],
])("marks the current place at %s", async (address, name, mark) => {
  fakeAccount({});
  visit(address, routes);

  const menu = await findMenu();
  expect(menu.getByRole("link", { name })).toHaveAttribute("aria-current", mark);
  expect(menu.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"))).toHaveLength(1);
});

it("counts the unread answers beside the messages", async () => {
  fakeAccount({ unread_messages: 120 });
  visit("/profile", routes);

  const link = (await findMenu()).getByRole("link", { name: "Messages (120 unread)" });
  await waitFor(() => expect(within(link).getByText("99+")).toBeVisible());
});

it.each(["/profile", "/profile/designs", "/profile/order/4334724101", "/profile/nonsense"])(
  "tells an unverified customer at %s",
  async (address) => {
    fakeAccount({ email_verified: false });
    visit(address, routes);

    expect((await findBanner()).getByText("ada@lab.example")).toBeVisible();
  },
);

it.each([{}, { email_verified: true }])("shows no banner for the session %j", async (session) => {
  fakeAccount(session);
  visit("/profile", routes);
  await findMenu();

  expect(screen.queryByRole("region", { name: TITLE })).not.toBeInTheDocument();
});

it("sends the link again, once on a double click, and says so", async () => {
  let answer: (body: object) => void = () => {};
  const calls = fakeAccount(
    { email_verified: false },
    { [RESEND]: () => new Promise((resolve) => (answer = resolve)) },
  );
  visit("/profile", routes);
  const banner = await findBanner();

  await userEvent.dblClick(banner.getByRole("button", { name: "Send the link again" }));
  expect(await banner.findByRole("button", { name: "Sending…" })).toBeVisible();
  answer({ detail: "A new link is on its way." });

  expect(await banner.findByRole("status")).toHaveTextContent("A new link is on its way.");
  expect(banner.getByRole("button", { name: "Send the link again" })).toBeVisible();
  expect(postedBodies(calls)).toEqual([{ email: "ada@lab.example" }]);
});

it("shows why the link was not sent", async () => {
  const responses = [{ detail: "A new link is on its way." }, problem(429, "Please wait an hour.")];
  fakeAccount({ email_verified: false }, { [RESEND]: () => responses.shift() });
  visit("/profile", routes);
  await sendAgain();
  expect(await screen.findByText("A new link is on its way.")).toBeVisible();

  await sendAgain();

  expect(await screen.findByRole("alert")).toHaveTextContent("Please wait an hour.");
  expect(screen.queryByText("A new link is on its way.")).not.toBeInTheDocument();
});

it("shows what has changed in another tab when the customer returns to this one", async () => {
  let state = { email_verified: false, unread_messages: 0 };
  fakeAccount(
    {},
    { "GET /api/session/": () => ({ isAuthenticated: true, email: "ada@lab.example", ...state }) },
  );
  visit("/profile", routes);
  await findBanner();
  state = { email_verified: true, unread_messages: 2 };

  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  expect(await screen.findByRole("link", { name: /^Messages.*\(2 unread\)$/ })).toBeVisible();
  expect(screen.queryByRole("region", { name: TITLE })).not.toBeInTheDocument();
});
