import type { Page } from "@playwright/test";
import { addFormats, fillCard } from "../../support/cart-and-checkout.ts";
import { createEmail, logIn, logOut, signUp } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, waitForMail } from "../../support/mailbox.ts";

const FIRST = "Lab-Notebook-7";
const SECOND = "Lab-Notebook-8";
const THIRD = "Lab-Notebook-9";
const KIT = "/products/item/KO-LA-CMXXPC-H00001";

/** Fills in the customer's name and address on the profile page. */
async function fillProfile(page: Page): Promise<void> {
  const entries = {
    "First name": "Ada",
    "Last name": "Lovelace",
    Address: "100 Binney Street",
    City: "Cambridge",
    "ZIP code": "02142",
  };
  for (const [name, text] of Object.entries(entries)) await page.getByRole("textbox", { name }).fill(text);
  await page.getByLabel("State").selectOption("Massachusetts");
  await page.getByRole("button", { name: "Update" }).dblclick();
  await expect(page.getByText("Information updated successfully!")).toBeVisible();
}

test("A customer saves an address, changes the password, and resets it.", async ({ page, request }) => {
  const email = createEmail();
  await signUp(page, email);

  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "My Account" })).toBeFocused();
  await page.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText("Please complete all required fields.")).toBeVisible();
  await expectAccessible(page);
  await fillProfile(page);
  await page.reload();
  await expect(page.getByLabel("City")).toHaveValue("Cambridge");

  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Settings" }).click();
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(FIRST);
  await page.getByLabel("New password", { exact: true }).fill(SECOND);
  await page.getByLabel("Confirm new password").fill(SECOND);
  await page.getByRole("button", { name: "Change password" }).dblclick();
  await expect(
    page.getByText("Password successfully reset. You must log back in to stay signed in."),
  ).toBeVisible();
  await logIn(page, email, SECOND);
  await expect(page).toHaveURL("/");

  await logOut(page);
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send the link" }).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "If there is an account" })).toBeVisible();
  await expectAccessible(page);
  const mail = await waitForMail(request, email, /new password/i);
  await page.goto(findLink(mail, /\/reset-password\//));
  await page.getByLabel("New password", { exact: true }).fill(THIRD);
  await page.getByLabel("Confirm new password").fill(THIRD);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Set new password" }).dblclick();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
  await logIn(page, email, THIRD);
  await expect(page).toHaveURL("/");
});

test("The e-mail address changes when the link sent to the new one is opened.", async ({ page, request }) => {
  const [email, other] = [createEmail(), createEmail()];
  await signUp(page, email);
  await page.goto("/profile/settings");

  await page.getByLabel("New email").fill(other);
  await page.getByLabel("Your password").fill(FIRST);
  await page.getByRole("button", { name: "Change email" }).dblclick();
  await expect(page.getByText(`${other} is not confirmed yet`)).toBeVisible();
  await expectAccessible(page);
  await waitForMail(request, email, /new e-mail address/i);
  const mail = await waitForMail(request, other, /confirm/i);
  await page.goto(findLink(mail, /\/profile\/email\//));

  await expect(page.getByText(`Your e-mail address is now ${other}.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Settings" }).click();
  await expect(page.getByLabel("Current email")).toHaveValue(other);
});

test("A customer finds an order in the account.", async ({ page }) => {
  await signUp(page, createEmail());
  await page.goto("/profile");
  await fillProfile(page);

  await page.goto(KIT);
  await addFormats(page, "Plasmid DNA");
  await page.getByRole("dialog").getByRole("link", { name: "Checkout" }).click();
  await page.getByRole("button", { name: "Continue to billing" }).click();
  await fillCard(page, "4111 1111 1111 1111");
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByRole("link", { name: "View my orders" }).click();

  await expect(page.getByRole("heading", { name: "Open orders" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "KO-LA-CMXXPC-H00001" });
  await expect(row).toContainText("Open");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Total" }).click();
  await expect(page.getByRole("columnheader", { name: "Total" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByLabel("Filter").fill("nothing like it");
  await expect(page.getByText('No data matching the filter "nothing like it"')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Filter").fill("h00001");
  await row.getByRole("link").first().click();

  await expect(page.getByRole("heading", { name: /^Order \d{10}$/ })).toBeFocused();
  await expect(page.getByText("Ada Lovelace")).toBeVisible();
  await expectAccessible(page);
});

test("A customer renames, opens and deletes a saved design.", async ({ page }) => {
  await signUp(page, createEmail());
  await page.goto(KIT);
  await page.getByRole("button", { name: "Save Design" }).dblclick();
  await page.getByRole("link", { name: "your designs" }).click();

  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Rename" }).click();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("For the grant");
  await page.keyboard.press("Enter");
  const card = page.getByRole("article", { name: "For the grant" });
  await expect(card).toContainText("KO-LA-CMXXPC-H00001");
  await expect(card.getByRole("button", { name: "Rename" })).toBeFocused();
  await card.getByRole("link", { name: "Open design" }).click();
  await expect(page.getByRole("heading", { name: "Which parts does it carry?" })).toBeVisible();
  await page.goto("/profile/designs");

  await card.getByRole("button", { name: "Delete" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(card.getByRole("button", { name: "Delete" })).toBeFocused();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete design" }).dblclick();
  await expect(page.getByText("You have no saved designs.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Saved designs" })).toBeFocused();
  await expectAccessible(page);
});
