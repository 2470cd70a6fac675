import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../routes.ts";
import { emptyCart, settings } from "../testing/responses.ts";

const EMAIL = "POST /api/users/reset-user-email/";
const PASSWORD = "POST /api/users/reset-user-password/";

function fakeSettings(responses: Record<string, object> = {}) {
  let isAuthenticated = true;
  let pending_email: string | undefined;
  return fakeApi({
    "GET /api/session/": () =>
      isAuthenticated ? { isAuthenticated, email: "ada@lab.example" } : { isAuthenticated },
    ...emptyCart,
    ...settings,
    "GET /api/users/get-user-email/": () => ({ email: "ada@lab.example", pending_email }),
    [EMAIL]: () => {
      pending_email = "ada@new.example";
      return { detail: "We have sent a link." };
    },
    [PASSWORD]: () => {
      isAuthenticated = false;
      return { detail: "Password successfully reset. You must log back in to stay signed in." };
    },
    ...responses,
  });
}

/** Fills in and sends a form. @param name of the form and of its button */
async function fill(entries: Record<string, string>, name: string) {
  const form = within(await screen.findByRole("form", { name }));
  for (const [label, text] of Object.entries(entries)) {
    await userEvent.type(form.getByLabelText(label), text);
  }
  await userEvent.click(form.getByRole("button", { name }));
}
const changeEmail = { "New email": "Ada@New.example", "Your password": "Secret123" };
const changePassword = {
  "Current password": "Secret123",
  "New password": "Another123",
  "Confirm new password": "Another123",
};

const NEW_PASSWORD = {
  currentPassword: "Secret123",
  newPassword: "Another123",
  confirmPassword: "Another123",
};

beforeEach(() => useNotices.setState({ notices: [] }));

it("shows the current e-mail address read-only", async () => {
  fakeSettings();
  visit("/profile/settings", routes);

  expect(await screen.findByLabelText("Current email")).toHaveValue("ada@lab.example");
  expect(screen.getByLabelText("Current email")).toHaveAttribute("readonly");
});

it.each([
  ["address", changeEmail, "Change email", { email: "ada@new.example", currentPassword: "Secret123" }],
  ["password", changePassword, "Change password", NEW_PASSWORD],
])(
  "asks for a code before a change of the %s if the account has a second factor",
  async (_, entries, name, body) => {
    const calls = fakeSettings({
      "GET /api/users/second-factor/": { enabled: true, recovery_codes_left: 9 },
    });
    visit("/profile/settings", routes);

    await fill(entries, name);
    expect(await screen.findByText("Code is required")).toBeVisible();
    await fill({ Code: "123456" }, name);

    await waitFor(() => expect(postedBodies(calls)).toEqual([{ ...body, code: "123456" }]));
  },
);

it("requests a change of the address and shows it as pending", async () => {
  const calls = fakeSettings();
  visit("/profile/settings", routes);

  await fill(changeEmail, "Change email");

  expect(await screen.findByText("ada@new.example")).toBeVisible();
  expect(postedBodies(calls)).toEqual([{ email: "ada@new.example", currentPassword: "Secret123" }]);
  expect(screen.getByRole("status")).toHaveTextContent("We have sent a link.");
  expect(screen.getByLabelText("New email")).toHaveValue("");
  expect(screen.getByLabelText("Your password")).toHaveValue("");
});

it("shows an address that is confirmed in another tab when the customer returns to this one", async () => {
  let email = "ada@lab.example";
  fakeSettings({
    "GET /api/session/": () => ({ isAuthenticated: true, email }),
    "GET /api/users/get-user-email/": () =>
      email === "ada@new.example" ? { email } : { email, pending_email: "ada@new.example" },
  });
  visit("/profile/settings", routes);
  await screen.findByText(/is not confirmed yet/);
  email = "ada@new.example";

  act(() => void document.dispatchEvent(new Event("visibilitychange")));

  await waitFor(() => expect(screen.getByLabelText("Current email")).toHaveValue("ada@new.example"));
  expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument();
});

it("shows why the address was not changed and keeps the input", async () => {
  const detail = "The current password is not right. Try again.";
  fakeSettings({ [EMAIL]: problem(422, detail, { fields: { currentPassword: detail } }) });
  visit("/profile/settings", routes);

  await fill(changeEmail, "Change email");

  expect(await screen.findByRole("alert")).toHaveTextContent(detail);
  expect(screen.getByLabelText("Your password")).toHaveAccessibleDescription(detail);
  expect(screen.getByLabelText("New email")).toHaveValue("Ada@New.example");
});

it("requires a valid address and the password", async () => {
  const calls = fakeSettings();
  visit("/profile/settings", routes);

  await fill({ "New email": "ada" }, "Change email");

  expect(await screen.findByText("Invalid email address.")).toBeVisible();
  expect(screen.getByLabelText("Your password")).toBeInvalid();
  expect(postedBodies(calls)).toEqual([]);
});

it("changes the password and redirects to the login", async () => {
  const calls = fakeSettings();
  const page = visit("/profile/settings", routes);

  await fill(changePassword, "Change password");

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login");
  expect(postedBodies(calls)).toEqual([NEW_PASSWORD]);
  expect(useNotices.getState().notices).toMatchObject([
    { kind: "success", text: "Password successfully reset. You must log back in to stay signed in." },
  ]);
});

it("shows why the password was not changed and keeps the input", async () => {
  const detail = "Passwords do not match. Try again.";
  fakeSettings({ [PASSWORD]: problem(422, detail, { fields: { confirmPassword: detail } }) });
  visit("/profile/settings", routes);

  await fill({ ...changePassword, "Confirm new password": "Other123" }, "Change password");

  expect(await screen.findByRole("alert")).toHaveTextContent(detail);
  expect(screen.getByLabelText("Confirm new password")).toHaveAccessibleDescription(detail);
  expect(screen.getByLabelText("Current password")).toHaveValue("Secret123");
});

it("requires all three fields and checks the password rule", async () => {
  const calls = fakeSettings();
  visit("/profile/settings", routes);

  await fill({ "New password": "weak" }, "Change password");

  for (const label of ["Current password", "New password", "Confirm new password"]) {
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  expect(screen.getByLabelText("New password")).toHaveAccessibleDescription(/at least 8 characters/);
  expect(postedBodies(calls)).toEqual([]);
});

it("redirects to the login when the session has ended, and keeps the new address but no password", async () => {
  let isAuthenticated = true;
  const session = () =>
    isAuthenticated ? { isAuthenticated, email: "ada@lab.example" } : { isAuthenticated };
  fakeSettings({ "GET /api/session/": session, [EMAIL]: problem(401, "Please log in to continue.") });
  const page = visit("/profile/settings", routes);
  await screen.findByLabelText("Current email");
  isAuthenticated = false;

  await fill(changeEmail, "Change email");

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
  expect(page.address()).toBe("/login?redirectUrl=profile%2Fsettings");
  expect(JSON.stringify({ ...sessionStorage })).not.toContain("Secret123");
  isAuthenticated = true;
  visit("/profile/settings", routes);
  await waitFor(() => expect(screen.getByLabelText("New email")).toHaveValue("Ada@New.example"));
});

it("redirects a signed-out visitor to the login", async () => {
  fakeApi({});
  visit("/profile/settings", routes);

  expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
});
