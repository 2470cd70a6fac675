import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./fixtures.ts";
import { findLink, waitForMail } from "./mailbox.ts";

export const PASSWORD = "Lab-Notebook-7";
/** The exact text of the page that a verification link opens. */
export const VERIFIED = "Email verified successfully! You may now close this page.";

let customers = 0;

/** An e-mail address that no customer of this store has. */
export const createEmail = () => `ada.${Date.now()}.${++customers}@example.org`;

/** At the checkout, a guest signs up by e-mail, activates the account, logs in, and returns to the checkout. */
export async function becomeCustomer(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Send verification link" }).dblclick();
  await expect(page.getByText("Email verification link sent.")).toHaveText(
    "Email verification link sent. Please check your email and verify your account. You may now exit this page.",
  );
  await expectAccessible(page);

  const mail = await waitForMail(request, email, /./);
  await page.goto(findLink(mail, /\/verify-email\//));
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expectAccessible(page);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Set password" }).dblclick();

  await expect(page).toHaveURL("/login?redirectUrl=checkout");
  await expect(page.getByText("Your account has been successfully activated.")).toBeVisible();
  await logIn(page, email);
  await expect(page).toHaveURL("/checkout");
}

/** Logs in on the login page. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).dblclick();
}

/** Signs up on the sign-up page, without verifying the e-mail address. */
export async function signUp(page: Page, email: string, firstName = ""): Promise<void> {
  await page.goto("/signup");
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).dblclick();
  await expect(page.getByText("Your account has been created.")).toBeVisible();
  await expectHomePage(page);
}

/** Waits for the home page. Its notice is shown before, and the navigation closes an open menu. */
export async function expectHomePage(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Design the vector\./);
  await expect(page).toHaveURL("/");
}

/** Opens the mailed verification link in the browser that signed up. */
export async function verifyEmail(page: Page, email: string): Promise<void> {
  const mail = await waitForMail(page.request, email, /verif/i);
  await page.goto(findLink(mail, /\/verify-email\//));
  await expect(page.getByText(VERIFIED)).toBeVisible();
}

/** Signs up a customer whose e-mail address is verified. */
export async function signUpVerified(page: Page, email: string, firstName?: string): Promise<void> {
  await signUp(page, email, firstName);
  await verifyEmail(page, email);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Account", exact: true }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeHidden();
}
