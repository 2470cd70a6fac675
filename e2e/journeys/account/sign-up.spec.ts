import { expectHomePage } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";

const PASSWORD = "Lab-Notebook-7";

test.describe("An account", () => {
  // The response to the wrong password.
  test.use({ allowedErrors: [/status of 422 .*\/api\/login\//] });

  test("is created, verified by a link in a mail, and logged out of and into", async ({ page, request }) => {
    const email = `ada.${Date.now()}@example.org`;
    await page.goto("/login?redirectUrl=resend-verification");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Sign up" }).click();
    await expect(page.getByRole("heading", { name: "Sign up" })).toBeFocused();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("too simple");
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign up" }).dblclick();
    await expect(
      page.getByRole("status").filter({ hasText: "Your account has been created." }),
    ).toBeVisible();
    await expectHomePage(page);

    const mail = await waitForMail(request, email, /verif/i);
    await page.goto(findLink(mail, /\/verify-email\//));
    await expect(page.getByText("Email verified successfully! You may now close this page.")).toBeVisible();
    await expectAccessible(page);

    await page.goto("/login");
    await expect(page.getByRole("alert")).toHaveText(
      "Please sign out your account before logging or signing up an account.",
    );
    await expectHomePage(page);
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Login" })).toBeHidden();
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await page.getByRole("link", { name: "Login" }).click();

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("Something-else-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("Incorrect email or password. Try again.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeHidden();
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  });

  test("is sent a new verification link", async ({ page }) => {
    await page.goto("/verify-email/not-a-token");
    await expect(page.getByText("Email verification link invalid or expired")).toBeVisible();
    await expectAccessible(page);

    await page.getByRole("link", { name: "Send a new link" }).click();
    await page.getByRole("textbox", { name: "Email" }).fill(`nobody.${Date.now()}@example.org`);
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("status").filter({ hasText: "a new link is on its way" })).toBeVisible();
    await expectAccessible(page);
  });
});
