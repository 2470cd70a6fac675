import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { emptyCart, settings } from "../../testing/responses.ts";

const EXPORT = "POST /api/users/account-export/";
const CLOSE = "POST /api/users/close-account/";

function visitSettings(responses: Record<string, object> = {}) {
  let isAuthenticated = true;
  const calls = fakeApi({
    "GET /api/session/": () =>
      isAuthenticated ? { isAuthenticated, email: "ada@lab.example" } : { isAuthenticated },
    ...emptyCart,
    ...settings,
    [CLOSE]: () => {
      isAuthenticated = false;
      return { detail: "Your account is closed." };
    },
    ...responses,
  });
  return { calls, ...visit("/profile/settings", routes) };
}

async function openForm(name: string) {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("form", { name }));
}
const typePassword = (form: ReturnType<typeof within>) =>
  userEvent.type(form.getByLabelText("Current password"), "Secret123");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => useNotices.setState({ notices: [] }));

describe("Your data", () => {
  it("asks for the password, and then links to the archive", async () => {
    const { calls } = visitSettings({ [EXPORT]: { url: "/api/users/account-export/a-token/" } });

    await typePassword(await openForm("Download your data"));
    await press("Prepare the archive");

    const link = await screen.findByRole("link", { name: "download it" });
    expect(link).toHaveAttribute("href", "/api/users/account-export/a-token/");
    expect(link).toHaveAttribute("download");
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123" }]);
  });

  it("says so when it was requested too often", async () => {
    visitSettings({ [EXPORT]: problem(429, "You have requested your data too often.") });

    await typePassword(await openForm("Download your data"));
    await press("Prepare the archive");

    expect(await screen.findByRole("alert")).toHaveTextContent("You have requested your data too often.");
  });
});

describe("Close account", () => {
  it("says what goes and what stays, and sends nothing without the password", async () => {
    const { calls } = visitSettings();

    const form = await openForm("Close account");
    expect(form.getByText(/your designs and cart/)).toBeVisible();
    expect(form.getByText(/as long as tax law requires/)).toBeVisible();
    expect(form.queryByLabelText("Code")).not.toBeInTheDocument();
    await press("Close account permanently");

    expect(await form.findByText("Current password is required")).toBeVisible();
    expect(postedBodies(calls)).toEqual([]);
  });

  it("closes the account, and opens the home page as a visitor", async () => {
    const { calls, address } = visitSettings();

    await typePassword(await openForm("Close account"));
    await press("Close account permanently");

    await waitFor(() => expect(address()).toBe("/"));
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "success", text: "Your account is closed." },
    ]);
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123" }]);
  });

  it("lists why it cannot be closed yet, and keeps the form", async () => {
    const reasons = ["Order 4334724101 is Open.", "Invoice IV-4334724102 is not paid."];
    visitSettings({
      [CLOSE]: problem(409, "The account cannot be closed yet.", { reasons }),
    });

    const form = await openForm("Close account");
    await typePassword(form);
    await press("Close account permanently");

    const items = within(await form.findByRole("alert")).getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual(reasons);
    await press("Keep account");
    expect(screen.queryByRole("form", { name: "Close account" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Close account" })).toHaveFocus();
  });
});

it.each([
  ["Download your data", "Prepare the archive"],
  ["Close account", "Close account permanently"],
])("requires a code if there is a second factor: %s", async (name, button) => {
  const { calls } = visitSettings({
    "GET /api/users/second-factor/": { enabled: true, recovery_codes_left: 10 },
    [EXPORT]: { url: "/api/users/account-export/a-token/" },
  });

  const form = await openForm(name);
  await typePassword(form);
  await press(button);
  expect(await form.findByText("Code is required")).toBeVisible();
  await userEvent.type(form.getByLabelText("Code"), "123 456");
  await press(button);

  await waitFor(() =>
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123", code: "123456" }]),
  );
});
