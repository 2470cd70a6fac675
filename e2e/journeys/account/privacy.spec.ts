import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createEmail, logIn, PASSWORD, signUp, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findMails, waitForMail } from "../../support/mailbox.ts";

// A wrong password, a used link, and pages of a customer who is one no more.
test.use({ allowedErrors: [/status of (401|404|422) /] });

const panel = (page: Page, name: string) => page.getByRole("region", { name });

test("A customer downloads all data once, closes the account, and starts again with the same address.", async ({
  page,
  context,
  request,
}) => {
  const email = createEmail();
  await signUpVerified(page, email, "Ada");
  await page.goto("/profile/settings");

  await test.step("the download asks for the password, and its link works once", async () => {
    const data = panel(page, "Your data");
    await data.getByRole("button", { name: "Download your data" }).focus();
    await page.keyboard.press("Enter");
    await expect(data.getByLabel("Current password")).toBeFocused();
    await page.keyboard.type("Wrong-Password-1");
    await page.keyboard.press("Enter");
    await expect(data.getByLabel("Current password")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await data.getByLabel("Current password").fill(PASSWORD);
    await data.getByRole("button", { name: "Prepare the archive" }).dblclick();
    const link = data.getByRole("link", { name: "download it" });
    await expect(link).toBeVisible();
    await expectAccessible(page);
    const href = (await link.getAttribute("href")) ?? "";
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const archive = readFileSync(await download.path());
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    expect(archive.includes("data.json")).toBe(true);
    expect((await page.request.get(href)).status()).toBe(404);
    await page.reload();
    await expect(data.getByRole("button", { name: "Download your data" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  });

  const otherTab = await context.newPage();
  await otherTab.goto("/profile/settings");

  await test.step("closing says what stays, can be left, and happens once", async () => {
    const closing = panel(page, "Close account");
    const open = closing.getByRole("button", { name: "Close account", exact: true });
    await open.focus();
    await page.keyboard.press("Enter");
    await expect(closing.getByText("We keep")).toBeVisible();
    await expectAccessible(page);
    await closing.getByRole("button", { name: "Keep account" }).click();
    await expect(open).toBeFocused();
    await open.click();
    await closing.getByLabel("Current password").fill(PASSWORD);
    await closing.getByRole("button", { name: "Close account permanently" }).dblclick();
    await expect(page).toHaveURL("/");
    await expect(page.getByText(/account (is|was|has been) closed/i)).toBeVisible();
    await page.getByRole("button", { name: "Account", exact: true }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
    await waitForMail(request, email, /account was closed/);
    expect(await findMails(request, email, /account was closed/)).toHaveLength(1);
  });

  await test.step("no tab, page of the history or login has the account any more", async () => {
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Settings" })).toBeHidden();
    await page.goto("/profile/settings");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await otherTab.reload();
    await expect(otherTab.getByRole("heading", { name: "Log in" })).toBeVisible();
    await logIn(page, email);
    await expect(page.getByRole("alert")).toBeVisible();
  });

  await test.step("the same address signs up again as a new customer", async () => {
    await signUp(page, email);
    await page.goto("/profile");
    await expect(page.getByLabel("First name")).toHaveValue("");
  });
});
