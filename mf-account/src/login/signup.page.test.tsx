import { useCart } from "@ligate/platform/cart";
import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { emptyCart } from "../testing/responses.ts";

const PASSWORD_RULE =
  "Your password must be at least 8 characters long, one number, and have uppercase and lowercase letters.";

async function signUp(entries: Record<string, string>) {
  const user = userEvent.setup();
  await screen.findByLabelText("Email");
  for (const [label, text] of Object.entries(entries)) await user.type(screen.getByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "Sign up" }));
}

beforeEach(() => useNotices.setState({ notices: [] }));

it("signs up and opens the home page with a refreshed session and cart", async () => {
  const detail = "Welcome. We have sent you a link that verifies your e-mail address.";
  let isAuthenticated = false;
  const calls = fakeApi({
    "GET /api/session/": () => ({ isAuthenticated }),
    "GET /api/orders/cart/": () => ({ data: [], total_price: 0, count: 2 }),
    "POST /api/signup/": () => {
      isAuthenticated = true;
      return { detail };
    },
  });
  visit("/signup", routes);

  await signUp({
    "First name (optional)": "Ada",
    "Last name (optional)": "Lovelace",
    Email: "ada@example.org",
    Password: "Secret123",
  });

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(postedBodies(calls, "/api/signup/")[0]).toEqual({
    firstName: "Ada",
    lastName: "Lovelace",
    email: "ada@example.org",
    password: "Secret123",
  });
  expect(
    calls
      .map(({ path }) => path)
      .slice(-2)
      .sort(),
  ).toEqual(["/api/orders/cart/", "/api/session/"]);
  expect(useCart.getState().count).toBe(2);
  expect(useNotices.getState().notices).toMatchObject([{ kind: "success", text: detail }]);
});

it("signs up without names", async () => {
  const calls = fakeApi({
    "POST /api/signup/": { detail: "Welcome." },
    ...emptyCart,
  });
  visit("/signup", routes);

  await signUp({ Email: "ada@example.org", Password: "Secret123" });

  expect(await screen.findByText("Elsewhere: /")).toBeVisible();
  expect(postedBodies(calls, "/api/signup/")[0]).toMatchObject({
    email: "ada@example.org",
    password: "Secret123",
  });
});

it.each(["Sh0rt", "alllower1", "ALLUPPER1", "NoDigits"])(
  "rejects the password %s with the password rule",
  async (password) => {
    const calls = fakeApi({});
    visit("/signup", routes);
    expect(await screen.findByLabelText("Password")).toHaveAccessibleDescription(PASSWORD_RULE);
    expect(screen.getByLabelText("Password")).toBeValid();

    await signUp({ Email: "ada@example.org", Password: password });

    expect(screen.getByLabelText("Password")).toBeInvalid();
    expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(PASSWORD_RULE);
    expect(postedBodies(calls)).toEqual([]);
  },
);

it("reports an invalid e-mail address", async () => {
  const calls = fakeApi({});
  visit("/signup", routes);

  await signUp({ Email: "ada@", Password: "Secret123" });

  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Invalid email address.");
  expect(postedBodies(calls)).toEqual([]);
});

it("shows the error message of the API and keeps the input", async () => {
  const detail = "There is an account with this e-mail address already. Please log in.";
  fakeApi({ "POST /api/signup/": problem(409, detail) });
  visit("/signup", routes);

  await signUp({ "First name (optional)": "Ada", Email: "ada@example.org", Password: "Secret123" });

  expect(await screen.findByRole("alert")).toHaveTextContent(detail);
  expect(screen.getByLabelText("First name (optional)")).toHaveValue("Ada");
  expect(screen.getByLabelText("Password")).toHaveValue("Secret123");
});

it("links to the login", async () => {
  fakeApi({});
  visit("/signup", routes);

  await userEvent.click(await screen.findByRole("link", { name: "Log in" }));

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
});
