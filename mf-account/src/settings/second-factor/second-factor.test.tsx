import { useNotices } from "@ligate/platform/notices";
import { fakeApi, postedBodies, problem } from "@ligate/platform/testing/fake-api";
import { visit } from "@ligate/platform/testing/visit";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routes } from "../../routes.ts";
import { settings, signedIn } from "../../testing/responses.ts";

const PATH = "/api/users/second-factor";
const SETUP = {
  secret: "JBSWY3DPEHPK3PXP",
  otpauth_url: "otpauth://totp/Ligate:ada%40lab.example?secret=JBSWY3DPEHPK3PXP&issuer=Ligate",
};
const CODES = ["ABCDE-FGH23", "JKMNP-QRS45"];

/** Fakes the settings of an account. @param enabled whether it has a second factor */
function visitSettings(enabled: boolean, responses: Record<string, object> = {}) {
  let status = { enabled, recovery_codes_left: enabled ? 7 : 0 };
  const calls = fakeApi({
    ...signedIn,
    ...settings,
    [`GET ${PATH}/`]: () => status,
    [`POST ${PATH}/setup/`]: SETUP,
    [`POST ${PATH}/confirm/`]: () => {
      status = { enabled: true, recovery_codes_left: 10 };
      return { recovery_codes: CODES };
    },
    [`POST ${PATH}/recovery-codes/`]: { recovery_codes: CODES },
    [`POST ${PATH}/remove/`]: () => {
      status = { enabled: false, recovery_codes_left: 0 };
      return { detail: "The second factor is removed." };
    },
    ...responses,
  });
  return { calls, ...visit("/profile/settings", routes) };
}

const findPanel = async () => within(await screen.findByRole("region", { name: "Second factor" }));
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
async function fill(form: string, values: Record<string, string>, button: string) {
  const fields = within(await screen.findByRole("form", { name: form }));
  for (const [label, text] of Object.entries(values))
    await userEvent.type(fields.getByLabelText(label), text);
  await userEvent.click(fields.getByRole("button", { name: button }));
}
const enterPassword = () => fill("Set up second factor", { "Current password": "Secret123" }, "Continue");
const CONFIRM = "Confirm your authenticator app";
const confirmation = { "Current password": "Secret123", Code: "123456" };

async function reachConfirmation() {
  await screen.findByRole("button", { name: "Set up second factor" });
  await click("Set up second factor");
  await enterPassword();
  await screen.findByRole("form", { name: CONFIRM });
}

beforeEach(() => useNotices.setState({ notices: [] }));

describe("setting up", () => {
  it("asks for the password, shows QR code and key, and turns it on with a code of the app", async () => {
    const { calls } = visitSettings(false);
    const panel = await findPanel();
    expect(panel.getByText("Off.")).toBeVisible();
    await reachConfirmation();

    expect(await screen.findByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
    expect(screen.getByRole("link", { name: /Open in an app/ })).toHaveAttribute("href", SETUP.otpauth_url);
    await fill(CONFIRM, { "2. Code that the app shows": "123 456" }, "Turn on");

    const codes = within(await screen.findByRole("list", { name: "Recovery codes" }));
    expect(codes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(CODES);
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123" }, { code: "123456" }]);

    await click("I have saved them");
    expect(panel.getByText(/^You have 10 recovery codes left/, { exact: false })).toBeVisible();
    expect(screen.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
  });

  it("shows at the field that the password is wrong", async () => {
    const detail = "The current password is not right. Try again.";
    visitSettings(false, {
      [`POST ${PATH}/setup/`]: problem(422, detail, { fields: { currentPassword: detail } }),
    });
    await screen.findByRole("button", { name: "Set up second factor" });
    await click("Set up second factor");
    await enterPassword();

    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByRole("form", { name: "Set up second factor" })).toBeVisible();
  });

  it("shows that the code is wrong, and keeps secret and input", async () => {
    const detail = "This code is not right.";
    visitSettings(false, { [`POST ${PATH}/confirm/`]: problem(422, detail, { fields: { code: detail } }) });
    await reachConfirmation();
    await fill(CONFIRM, { "2. Code that the app shows": "654321" }, "Turn on");

    expect(await screen.findByRole("alert")).toHaveTextContent(detail);
    expect(screen.getByLabelText("2. Code that the app shows")).toHaveValue("654321");
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  });

  it("can be cancelled", async () => {
    visitSettings(false);
    await reachConfirmation();

    await click("Cancel");

    expect(screen.getByRole("button", { name: "Set up second factor" })).toBeVisible();
    expect(screen.queryByText("JBSW Y3DP EHPK 3PXP")).not.toBeInTheDocument();
  });

  it("is offered once the e-mail address is verified", async () => {
    visitSettings(false, {
      "GET /api/session/": { isAuthenticated: true, email: "ada@lab.example", email_verified: false },
    });
    const panel = await findPanel();

    expect(panel.getByText(/once your e-mail address is verified/)).toBeVisible();
    expect(panel.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("an account with a second factor", () => {
  it("copies and downloads new recovery codes", async () => {
    userEvent.setup();
    const writeText = jest.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = () => {};
    const download = jest.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const { calls } = visitSettings(true);
    const panel = await findPanel();
    expect(panel.getByText(/You have 7 recovery codes left/)).toBeVisible();

    await click("New recovery codes");
    await fill("New recovery codes", confirmation, "Get new codes");
    await screen.findByRole("list", { name: "Recovery codes" });
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123", code: "123456" }]);

    await click("Copy codes");
    expect(writeText).toHaveBeenCalledWith(CODES.join("\n"));
    expect(useNotices.getState().notices).toMatchObject([{ text: "The recovery codes are copied." }]);
    await click("Download codes");
    expect(download).toHaveBeenCalledTimes(1);
    expect(files).toHaveLength(1);
  });

  it("removes it with password and code", async () => {
    const { calls } = visitSettings(true);
    await findPanel();

    await click("Remove second factor");
    await fill("Remove second factor", confirmation, "Remove");

    expect(await screen.findByText("Off.")).toBeVisible();
    expect(postedBodies(calls)).toEqual([{ currentPassword: "Secret123", code: "123456" }]);
    expect(useNotices.getState().notices).toMatchObject([
      { kind: "success", text: "The second factor is removed." },
    ]);
  });

  it("requires password and code", async () => {
    const { calls } = visitSettings(true);
    await findPanel();

    await click("Remove second factor");
    await fill("Remove second factor", {}, "Remove");

    const form = within(screen.getByRole("form", { name: "Remove second factor" }));
    expect(await form.findByText("Current password is required")).toBeVisible();
    expect(form.getByText("Code is required")).toBeVisible();
    expect(postedBodies(calls)).toEqual([]);
  });

  it("redirects to the login when the session has ended", async () => {
    const { address } = visitSettings(true, {
      [`POST ${PATH}/remove/`]: () => {
        fakeApi({});
        return problem(401, "Please log in to continue.");
      },
    });
    await findPanel();

    await click("Remove second factor");
    await fill("Remove second factor", confirmation, "Remove");

    expect(await screen.findByRole("heading", { name: "Log in" })).toBeVisible();
    expect(address()).toBe("/login?redirectUrl=profile%2Fsettings");
  });
});

it("draws the QR code of a text", async () => {
  const { createQrCodeShape } = await import("./create-qr-code-shape.ts");
  const { size, path } = createQrCodeShape(SETUP.otpauth_url);

  // The corner of a finder pattern follows the quiet zone of four modules.
  expect(path).toMatch(/^M4 4h1v1h-1zM5 4h1v1h-1z/);
  expect(path).toContain(`M${size - 5} 4h1v1h-1z`);
});
