import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";

const CONTACT_US = "An error has occurred. Please contact us so we can help resolve the issue.";
const PASSWORD_RULE =
  "Your password must be at least 8 characters long, one number, and have uppercase and lowercase letters.";

const openLink = (responses: Record<string, unknown> = {}, email: string | undefined = "ada@example.org") => {
  const calls = fakeApi({
    "POST /api/verify-email/t0ken/": { status: "not_activated", email },
    "GET /api/orders/cart/": { data: [], total_price: 0, count: 2 },
    ...responses,
  });
  return { calls, ...visit("/verify-email/t0ken", routes) };
};

async function choosePassword(password: string, confirmation: string) {
  const user = userEvent.setup();
  const passwordField = await screen.findByLabelText("Password");
  if (password) await user.type(passwordField, password);
  if (confirmation) await user.type(screen.getByLabelText("Confirm password"), confirmation);
  await user.click(screen.getByRole("button", { name: "Set password" }));
}

beforeEach(() => useNotices.setState({ notices: [] }));

it("sets the password and redirects to the login, which redirects to the checkout", async () => {
  const { calls, address } = openLink({ "POST /api/signup/": { detail: "Your password is set." } });
  expect(await screen.findByLabelText("Email")).toHaveValue("ada@example.org");
  expect(screen.getByLabelText("Email")).toHaveAttribute("readonly");

  await choosePassword("Secret123", "Secret123");

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(address()).toBe("/login?redirectUrl=checkout");
  expect(postedBodies(calls, "/api/signup/")).toEqual([{ email: "ada@example.org", password: "Secret123" }]);
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: "Your account has been successfully activated." },
  ]);
});

it("requires equal passwords", async () => {
  const { calls } = openLink();

  await choosePassword("Secret123", "Secret124");

  expect(await screen.findByText("Passwords do not match. Try again.")).toBeVisible();
  expect(screen.getByLabelText("Confirm password")).toBeInvalid();
  expect(postedBodies(calls, "/api/signup/")).toEqual([]);
});

it.each([
  ["", ""],
  ["Secret123", ""],
  ["", "Secret123"],
])("requires both fields: %j and %j", async (password, confirmation) => {
  const { calls } = openLink();

  await choosePassword(password, confirmation);

  expect(await screen.findByRole("alert")).toHaveTextContent("All fields are required.");
  expect(postedBodies(calls, "/api/signup/")).toEqual([]);
});

it("checks the password rule", async () => {
  const { calls } = openLink();
  expect(await screen.findByText(PASSWORD_RULE)).toBeVisible();

  await choosePassword("secret123", "secret123");

  expect(screen.getByLabelText("Password")).toBeInvalid();
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(PASSWORD_RULE);
  expect(postedBodies(calls, "/api/signup/")).toEqual([]);
});

it.each([
  ["the link was opened in another browser", problem(403, "Please open the link in your e-mail again.")],
  ["the API fails", problem(500, "Something went wrong.")],
])("shows how to contact us when %s, and keeps the input", async (_, response) => {
  openLink({ "POST /api/signup/": response });

  await choosePassword("Secret123", "Secret123");

  expect(await screen.findByRole("alert")).toHaveTextContent(CONTACT_US);
  expect(screen.getByLabelText("Password")).toHaveValue("Secret123");
});

it("shows at the field that the password is too common", async () => {
  const common = "This password is too common. Choose another one.";
  openLink({ "POST /api/signup/": problem(422, common, { fields: { password: common } }) });

  await choosePassword("Password1", "Password1");

  expect(await screen.findByRole("alert")).toHaveTextContent(common);
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(new RegExp(common));
});

it("shows how to contact us when the account's e-mail address is missing", async () => {
  fakeApi({ "POST /api/verify-email/t0ken/": { status: "not_activated" } });
  visit("/verify-email/t0ken", routes);

  expect(await screen.findByRole("alert")).toHaveTextContent(CONTACT_US);
});
