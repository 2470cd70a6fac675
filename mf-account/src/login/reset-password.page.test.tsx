import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { emptyCart } from "../testing/responses.ts";

const CHECK = "GET /api/reset-password/t0ken/";
const isValid = { [CHECK]: { status: "valid" } };
const RESET = "POST /api/reset-password/t0ken/";

async function choosePassword(password: string, confirmation = password) {
  await userEvent.type(await screen.findByLabelText("New password"), password);
  await userEvent.type(screen.getByLabelText("Confirm new password"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Set new password" }));
}

beforeEach(() => useNotices.setState({ notices: [] }));

it("sets the new password and redirects to the login", async () => {
  const calls = fakeApi({
    ...isValid,
    [RESET]: { detail: "Your password is changed." },
    ...emptyCart,
  });
  const page = visit("/reset-password/t0ken", routes);

  await choosePassword("Another123");

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login");
  expect(postedBodies(calls)).toEqual([{ password: "Another123", confirmPassword: "Another123" }]);
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: "Your password is changed." },
  ]);
});

it.each([
  ["Another123", "Another12", "Confirm new password", "Passwords do not match. Try again."],
  ["weak", "weak", "New password", /at least 8 characters/],
])("rejects the passwords %s and %s", async (password, confirmation, label, message) => {
  const calls = fakeApi(isValid);
  visit("/reset-password/t0ken", routes);

  await choosePassword(password, confirmation);

  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(postedBodies(calls)).toEqual([]);
});

it("says that the link does not work before anything is typed, with a link to request another one", async () => {
  fakeApi({ [CHECK]: { status: "invalid" } });
  visit("/reset-password/t0ken", routes);

  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
    "Password link invalid or expired",
  );
  expect(screen.queryByLabelText("New password")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("link", { name: "Request a new link" }));
  expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

it("shows why a common password was refused, at its field", async () => {
  const common = "This password is too common. Choose another one.";
  fakeApi({ ...isValid, [RESET]: problem(422, common, { fields: { password: common } }) });
  visit("/reset-password/t0ken", routes);

  await choosePassword("Password1");

  expect(await screen.findByRole("alert")).toHaveTextContent(common);
  expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(new RegExp(common));
});

it("shows that the link has expired meanwhile, with a link to request another one", async () => {
  fakeApi({ ...isValid, [RESET]: problem(422, "This link does not work any more.") });
  visit("/reset-password/t0ken", routes);

  await choosePassword("Another123");
  expect(await screen.findByRole("alert")).toHaveTextContent("This link does not work any more.");

  await userEvent.click(screen.getByRole("link", { name: "Request a new link" }));
  expect(await screen.findByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});
