import { createEmail, PASSWORD, signUp } from "../../../support/customers.ts";
import { expect, expectAccessible, test } from "../../../support/fixtures.ts";
import { postAs } from "../../../support/other-visitors.ts";

test.describe("A password from the list of the commonest", () => {
  // The responses to common passwords and to failed logins.
  test.use({ allowedErrors: [/status of (400|422) .*\/api\/(signup|login|users)\//] });

  test("is refused at sign-up, which keeps the other entries", async ({ page }) => {
    const email = createEmail();
    await page.goto("/signup");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("Password1");
    await page.getByRole("button", { name: "Sign up" }).click();

    await expect(page.getByLabel("Password")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("alert").filter({ hasText: /most common/ })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign up" }).dblclick();
    await expect(page.getByText("Your account has been created.")).toBeVisible();
  });

  test("is refused in the settings, also past the page", async ({ page }) => {
    await signUp(page, createEmail());
    const change = { currentPassword: PASSWORD, newPassword: "Password1", confirmPassword: "Password1" };

    const { status, body } = await postAs(page, "/api/users/reset-user-password/", change);

    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.detail).toMatch(/common/i);
    await page.goto("/profile/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  });
});
