import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "./routes.ts";
import { orderCounts, settings, signedIn } from "./testing/responses.ts";
import { anOrder, anOrderItem, aSavedDesign, someUserInfo } from "./testing/samples.ts";

const responses = {
  "POST /api/verify-email/t0ken/": { status: "not_activated", email: "ada@lab.example" },
  "GET /api/reset-password/t0ken/": { status: "valid" },
  "POST /api/users/confirm-user-email/t0ken/": { status: "confirmed", email: "ada@lab.example" },
  "GET /api/users/view-user-info/": someUserInfo(),
  ...settings,
  "GET /api/users/count-orders/": orderCounts({ CRISPR: 1 }),
  "GET /api/users/view-orders/": { order_items: [anOrderItem()], total: 1 },
  "GET /api/users/view-order/4334724101": anOrder(),
  "GET /api/users/designs/": [aSavedDesign()],
};

/** Address and heading of the pages, by the id of their route. A new page has this case in its own test. */
const pages: Record<string, [address: string, heading: string]> = {
  login: ["/login", "Log in"],
  signup: ["/signup", "Sign up"],
  "verify-email": ["/verify-email/t0ken", "Set your password"],
  "resend-verification": ["/resend-verification", "Resend the verification link"],
  "forgot-password": ["/forgot-password", "Forgot your password?"],
  "reset-password": ["/reset-password/t0ken", "Choose a new password"],
  profile: ["/profile", "My Account"],
  settings: ["/profile/settings", "Settings"],
  "confirm-email": ["/profile/email/t0ken", "E-mail address changed"],
  "to-orders": ["/profile/orders", "All orders"],
  orders: ["/profile/orders/open", "Open orders"],
  order: ["/profile/order/4334724101", "Order 4334724101"],
  designs: ["/profile/designs", "Saved designs"],
};
const SIGNED_OUT_ONLY = ["login", "signup"];

beforeEach(blockStorage);

it.each(Object.keys(pages))("shows the page %s when the browser blocks its storage", async (id) => {
  fakeApi({ ...responses, ...(SIGNED_OUT_ONLY.includes(id) ? {} : signedIn) });
  const [address, heading] = pages[id] ?? [];
  visit(address ?? "", routes);

  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
});

it.each([
  ["/profile", "POST /api/users/update-user-info/", "Update", {}],
  [
    "/profile/settings",
    "POST /api/users/reset-user-email/",
    "Change email",
    { "New email": "ada@new.example", "Your password": "Secret123" },
  ],
])("redirects from %s to the login when the session has ended and storage is blocked", async (...form) => {
  const [address, endpoint, button, input] = form;
  let isAuthenticated = true;
  fakeApi({
    ...responses,
    "GET /api/session/": () => ({ isAuthenticated, email: isAuthenticated ? "ada@lab.example" : undefined }),
    [endpoint]: problem(401, "Please log in to continue."),
  });
  visit(address, routes);
  await screen.findByRole("button", { name: button });
  for (const [label, text] of Object.entries(input)) await userEvent.type(screen.getByLabelText(label), text);
  isAuthenticated = false;

  await userEvent.click(screen.getByRole("button", { name: button }));

  expect(await screen.findByRole("heading", { level: 1, name: "Log in" })).toBeVisible();
});
