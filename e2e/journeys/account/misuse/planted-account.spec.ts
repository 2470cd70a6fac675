import type { Page } from "@playwright/test";
import { createEmail, logIn, PASSWORD, signUp, VERIFIED } from "../../../support/customers.ts";
import { expect, expectAccessible, test } from "../../../support/fixtures.ts";
import { findLink, waitForMail } from "../../../support/mailbox.ts";
import { asOther } from "../../../support/other-visitors.ts";

const OWN = "Victims-Password-7";

/** The API's response about the session of a page. */
async function sessionOf(page: Page) {
  return (await (await page.request.get("/api/session/")).json()) as {
    email?: string;
    email_verified?: boolean;
  };
}

test.describe("An account that somebody else has begun with a customer's address", () => {
  // The responses to wrong passwords.
  test.use({ allowedErrors: [/status of 422 .*\/api\/(verify-email|login)\//] });

  test("is not verified by the customer's click, and belongs to the customer after a reset", async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const email = createEmail();
    await asOther(browser, baseURL, async (attacker) => {
      await signUp(attacker, email);
      const mail = await waitForMail(request, email, /verif/i);

      await test.step("the link asks for the password in another browser", async () => {
        await page.goto(findLink(mail, /\/verify-email\//));
        await expect(page.getByRole("heading", { name: "Enter your password" })).toBeVisible();
        await expect(page.getByLabel("Email")).toHaveValue(email);
        await expectAccessible(page);
        await page.getByLabel("Password", { exact: true }).fill(OWN);
        await page.getByRole("button", { name: "Verify my address" }).click();
        await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
        expect(await sessionOf(attacker)).toMatchObject({ email, email_verified: false });
      });

      await test.step("a new password by mail verifies the address and ends the other session", async () => {
        await page.getByRole("link", { name: "Forgot your password?" }).click();
        await page.getByLabel("Email").fill(email);
        await page.getByRole("button", { name: "Send the link" }).click();
        const reset = await waitForMail(request, email, /new password/i);
        await page.goto(findLink(reset, /\/reset-password\//));
        await page.getByLabel("New password", { exact: true }).fill(OWN);
        await page.getByLabel("Confirm new password").fill(OWN);
        await page.getByRole("button", { name: "Set new password" }).dblclick();
        await logIn(page, email, OWN);
        await expect(page).toHaveURL("/");
        expect(await sessionOf(page)).toMatchObject({ email, email_verified: true });
        expect(await sessionOf(attacker)).not.toHaveProperty("email");
      });

      await test.step("the other password does not work any more", async () => {
        await attacker.goto("/login");
        await logIn(attacker, email, PASSWORD);
        await expect(attacker.getByText("Incorrect email or password. Try again.")).toBeVisible();
      });
    });
  });

  test("is verified by the password in another browser, which ends earlier sessions", async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const email = createEmail();
    await asOther(browser, baseURL, async (earlier) => {
      await signUp(earlier, email);
      const mail = await waitForMail(request, email, /verif/i);
      await page.goto(findLink(mail, /\/verify-email\//));
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Verify my address" }).dblclick();

      await expect(page.getByText(VERIFIED)).toBeVisible();
      await expectAccessible(page);
      expect(await sessionOf(earlier)).not.toHaveProperty("email");
    });
  });
});
