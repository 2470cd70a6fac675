import type { Page } from "@playwright/test";
import { createEmail, logIn, logOut, PASSWORD, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";
import { asOther } from "../../support/other-visitors.ts";
import { staff } from "../../support/staff.ts";
import { totpCode } from "../../support/totp.ts";

const NEXT_PASSWORD = "Lab-Notebook-8";

const panel = (page: Page, name: string) => page.getByRole("region", { name });
const secondFactor = (page: Page) => panel(page, "Second factor");

test.describe("A second factor", () => {
  // The answers that ask for the code, and to a wrong one.
  test.use({ allowedErrors: [/status of (401|422) .*\/api\/(login|users\/second-factor)\//] });

  test("is set up by an app, asked for at the login, kept by a reset, and removed", async ({
    page,
    request,
  }) => {
    const email = createEmail();
    await signUpVerified(page, email);
    await page.goto("/profile/settings");

    const { secret, codes } =
      await test.step("is set up with the password and a code of the app", async () => {
        await secondFactor(page).getByRole("button", { name: "Set up second factor" }).click();
        await secondFactor(page).getByLabel("Current password").fill(PASSWORD);
        await expectAccessible(page);
        await secondFactor(page).getByRole("button", { name: "Continue" }).click();
        await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
        await expectAccessible(page);
        const key = (await secondFactor(page).locator("code").textContent()) ?? "";
        await secondFactor(page).getByLabel("2. Code that the app shows").fill(totpCode(key));
        await secondFactor(page).getByRole("button", { name: "Turn on" }).dblclick();
        const list = secondFactor(page).getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
        await expect(list).toHaveCount(10);
        await expectAccessible(page);
        const shown = await list.allTextContents();
        await secondFactor(page).getByRole("button", { name: "I have saved them" }).click();
        await expect(secondFactor(page)).toContainText("On.");
        return { secret: key, codes: shown };
      });

    await test.step("is asked for after the password", async () => {
      await logOut(page);
      await page.goto("/login");
      await logIn(page, email);
      await expect(page.getByLabel("Code")).toBeFocused();
      await expectAccessible(page);
      await page.getByLabel("Code").fill("000000");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page.getByLabel("Code")).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel("Code").fill(totpCode(secret, 1));
      await page.getByRole("button", { name: "Log in" }).dblclick();
      await expect(page).toHaveURL("/");
    });

    await test.step("is asked for after a reset too, and a recovery code replaces it once", async () => {
      await logOut(page);
      await page.goto("/forgot-password");
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await page.goto(findLink(await waitForMail(request, email, /new password/i), /\/reset-password\//));
      await page.getByLabel("New password", { exact: true }).fill(NEXT_PASSWORD);
      await page.getByLabel("Confirm new password").fill(NEXT_PASSWORD);
      await page.getByRole("button", { name: "Set new password" }).click();
      await logIn(page, email, NEXT_PASSWORD);
      await page.getByLabel("Code").fill(codes[0] ?? "");
      await page.getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL("/");
    });

    await test.step("is removed with the password and a code", async () => {
      await page.goto("/profile/settings");
      await expect(secondFactor(page)).toContainText("You have 9 recovery codes left.");
      await secondFactor(page).getByRole("button", { name: "Remove second factor" }).click();
      await secondFactor(page).getByLabel("Current password").fill(NEXT_PASSWORD);
      await secondFactor(page)
        .getByLabel("Code")
        .fill(codes[1] ?? "");
      await expectAccessible(page);
      await secondFactor(page).getByRole("button", { name: "Remove", exact: true }).dblclick();
      await expect(secondFactor(page).getByRole("button", { name: "Set up second factor" })).toBeVisible();
    });

    const { rows } = await staff("security:events", "--email", email, "--limit", "100");
    const text = JSON.stringify(rows);
    for (const kind of [
      "second_factor_enabled",
      "login_failed",
      "recovery_code_used",
      "second_factor_removed",
    ])
      expect(text).toContain(kind);
    for (const typed of [PASSWORD, NEXT_PASSWORD, secret, ...codes]) expect(text).not.toContain(typed);
  });
});

test("A customer sees the other browsers that are logged in, and logs out of them.", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = createEmail();
  await signUpVerified(page, email);
  const sessions = panel(page, "Where you are logged in");

  await asOther(browser, baseURL, async (other) => {
    await other.goto("/login");
    await logIn(other, email);
    await expect(other).toHaveURL("/");
    await page.goto("/profile/settings");
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await expect(sessions.getByRole("listitem").filter({ hasText: "This browser" })).toHaveCount(1);
    await expectAccessible(page);

    await sessions.getByRole("button", { name: /^Log out of Chrome/ }).dblclick();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await other.goto("/profile");
    await expect(other.getByRole("heading", { name: "Log in" })).toBeVisible();
    await logIn(other, email);
    await expect(other).toHaveURL("/profile");

    await page.reload();
    await sessions.getByRole("button", { name: "Log out everywhere else" }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await other.goto("/profile");
    await expect(other.getByRole("heading", { name: "Log in" })).toBeVisible();
  });
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "My Account" })).toBeVisible();
});
