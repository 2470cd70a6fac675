import { useCart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const aCart = (count: number) => ({ data: [], total_price: 0, count });
const WRONG_CREDENTIALS = "Incorrect email or password. Try again.";

/** Fakes an API with a session once the login has succeeded. */
function fakeApiWithAccount() {
  let isAuthenticated = false;
  return fakeApi({
    "GET /api/session/": () => ({ isAuthenticated }),
    "GET /api/orders/cart/": () => aCart(isAuthenticated ? 3 : 1),
    "POST /api/login/": () => {
      isAuthenticated = true;
      return { detail: "Welcome back." };
    },
  });
}

async function logIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(await screen.findByLabelText("Email"), email);
  if (password) await user.type(await screen.findByLabelText("Password"), password);
  await user.click(await screen.findByRole("button", { name: "Log in" }));
}

beforeEach(() => useNotices.setState({ notices: [] }));

it("logs in and opens the home page with a refreshed session and cart", async () => {
  const calls = fakeApiWithAccount();
  visit("/login", routes);

  await logIn("Ada@Example.org", "Secret123");

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(postedBodies(calls, "/api/login/")[0]).toEqual({
    email: "ada@example.org",
    password: "Secret123",
  });
  expect(
    calls
      .map(({ path }) => path)
      .slice(-2)
      .sort(),
  ).toEqual(["/api/orders/cart/", "/api/session/"]);
  expect(useCart.getState().count).toBe(3);
  expect(useNotices.getState().notices).toEqual([]);
});

it("says which products did not fit into the cart of the account", async () => {
  const cart_problem = "Not all products fit into the cart of your account. These were left out: 2 × P53.";
  fakeApi({
    "GET /api/session/": { isAuthenticated: false },
    "GET /api/orders/cart/": aCart(1),
    "POST /api/login/": { detail: "Welcome back.", cart_problem },
  });
  visit("/login", routes);

  await logIn("ada@example.org", "Secret123");

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(useNotices.getState().notices).toMatchObject([{ kind: "error", text: cart_problem }]);
});

it("redirects to the page that required the login", async () => {
  fakeApiWithAccount();
  const { address } = visit("/login?redirectUrl=order-confirmation%2F8AB%3Fprint%3D1", routes);

  await logIn("ada@example.org", "Secret123");

  expect(await screen.findByText("Elsewhere: /order-confirmation/8AB")).toBeVisible();
  expect(address()).toBe("/order-confirmation/8AB?print=1");
});

it.each(["//evil.example/a", "https:%2F%2Fevil.example", "%5C%5Cevil.example"])(
  "never redirects to another site: %s",
  async (redirectUrl) => {
    fakeApiWithAccount();
    const { address } = visit(`/login?redirectUrl=${redirectUrl}`, routes);

    await logIn("ada@example.org", "Secret123");

    expect(await screen.findByText(/^Elsewhere: \//)).toBeVisible();
    expect(address()).not.toMatch(/^\/\/|\\/);
  },
);

it.each(["login", "signup", "verify-email/t0ken", "login%3FredirectUrl%3Dcart"])(
  "redirects to the home page instead of to a page for signed-out visitors: %s",
  async (redirectUrl) => {
    fakeApiWithAccount();
    visit(`/login?redirectUrl=${redirectUrl}`, routes);

    await logIn("ada@example.org", "Secret123");

    expect(await screen.findByText("Elsewhere: /")).toBeVisible();
    expect(useNotices.getState().notices).toEqual([]);
  },
);

it("shows that e-mail or password is wrong and keeps both fields", async () => {
  fakeApi({ "POST /api/login/": problem(401, WRONG_CREDENTIALS) });
  const { address } = visit("/login", routes);

  await logIn("ada@example.org", "Wrong1234");

  expect(await screen.findByRole("alert")).toHaveTextContent(WRONG_CREDENTIALS);
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.org");
  expect(screen.getByLabelText("Password")).toHaveValue("Wrong1234");
  expect(address()).toBe("/login");
});

it("hides the message after ten seconds", async () => {
  fakeApi({ "POST /api/login/": problem(401, WRONG_CREDENTIALS) });
  visit("/login", routes);
  const email = await screen.findByLabelText("Email");
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.type(email, "ada@example.org");
    await user.type(screen.getByLabelText("Password"), "Wrong1234{Enter}");
    expect(await screen.findByRole("alert")).toBeVisible();

    act(() => jest.advanceTimersByTime(10_000));

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it("shows how long to wait after too many attempts", async () => {
  const tooMany = "Too many tries. Please wait 15 minutes.";
  fakeApi({ "POST /api/login/": problem(429, tooMany) });
  visit("/login", routes);

  await logIn("ada@example.org", "Secret123");

  expect(await screen.findByRole("alert")).toHaveTextContent(tooMany);
});

it("reports an invalid e-mail address and a missing password, and sends nothing", async () => {
  const calls = fakeApi({});
  visit("/login", routes);

  await logIn("ada.example.org", "");

  expect(await screen.findByText("Invalid email address.")).toBeVisible();
  expect(screen.getByLabelText("Email")).toBeInvalid();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
  expect(postedBodies(calls)).toEqual([]);
});

it("sends one request for a double click", async () => {
  const calls = fakeApiWithAccount();
  visit("/login", routes);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText("Email"), "ada@example.org");
  await user.type(screen.getByLabelText("Password"), "Secret123");

  await user.dblClick(screen.getByRole("button", { name: "Log in" }));

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(calls.filter(({ path }) => path === "/api/login/")).toHaveLength(1);
});

it.each(["/login?redirectUrl=cart", "/signup"])(
  "redirects a signed-in customer from %s to the home page, with a notice",
  async (address) => {
    fakeApi({ "GET /api/session/": { isAuthenticated: true } });
    visit(address, routes);

    expect(await screen.findByText("Elsewhere: /")).toBeVisible();
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "error", text: "Please sign out your account before logging or signing up an account." },
    ]);
  },
);

it("shows and hides the password", async () => {
  fakeApi({});
  visit("/login", routes);
  const password = await screen.findByLabelText("Password");
  expect(password).toHaveAttribute("type", "password");
  expect(password).toHaveAttribute("autocomplete", "current-password");

  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");

  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password).toHaveAttribute("type", "password");
});

it("links to the sign-up, which links back with the redirect URL", async () => {
  fakeApi({});
  const { address } = visit("/login?redirectUrl=products%2Fitem%2FA%3Fb%3D1", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Sign up" }));
  expect(await screen.findByRole("heading", { name: "Sign up" })).toBeVisible();

  await userEvent.click(screen.getByRole("link", { name: "Log in" }));
  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(address()).toBe("/login?redirectUrl=products%2Fitem%2FA%3Fb%3D1");
});

it("knows the address of an account that was just activated, and does not ask a customer to sign up", async () => {
  const signed_up = { email: "ada@example.org", is_activated: true };
  fakeApi({ "GET /api/session/": { isAuthenticated: false, signed_up } });
  visit("/login?redirectUrl=checkout", routes);

  expect(await screen.findByText(/^Your account is ready\./)).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveValue("ada@example.org");
  expect(screen.queryByText(/New here|Set your password/)).not.toBeInTheDocument();
});
