import type { Page } from "@playwright/test";
import { createEmail, signUp, signUpVerified, verifyEmail } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { findLink, findMails, waitForMail } from "../../support/mailbox.ts";
import { asOther } from "../../support/other-visitors.ts";
import { staff } from "../../support/staff.ts";

const ANSWER = "Store it at -80 °C.";

const list = (page: Page) => page.getByRole("region", { name: "Your messages" });
const messages = (page: Page) => page.getByRole("list", { name: "Messages" }).getByRole("article");

/** Sends the contact form of the current page. @returns the reference number */
async function sendContactForm(page: Page, entries: Record<string, string>): Promise<string> {
  const main = page.getByRole("main");
  for (const [label, text] of Object.entries(entries)) await main.getByLabel(label).fill(text);
  await main.getByRole("button", { name: "Send message" }).dblclick();
  await expect(main.getByText("Form submitted!")).toBeVisible();
  return /MS-\w{10}/.exec((await main.textContent()) ?? "")?.[0] ?? "no number is on screen";
}

test("A customer writes to the store, is notified of the answer, reads it and answers.", async ({
  page,
  request,
}) => {
  const email = createEmail();
  await signUpVerified(page, email, "Ada");

  const reference = await test.step("sends the contact form below an empty list", async () => {
    await page.goto("/profile/messages");
    await expect(page.getByText("You have not written to us yet.")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expectAccessible(page);
    return sendContactForm(page, {
      "Last name": "Lovelace",
      Subject: "Storage",
      Message: "How do I store it?",
    });
  });

  await test.step("gets a mail that contains a link, and not the answer", async () => {
    await staff("reply", reference, "--text", ANSWER);
    const [first] = await findMails(request, email, RegExp(reference));
    expect(first?.text).not.toContain("How do I store it?");
    const mail = await waitForMail(request, email, /answer/i);
    expect(mail.text).not.toContain(ANSWER);
    expect(findLink(mail, /\/profile\/messages\//)).toContain(reference);
  });

  await test.step("sees the unread answer in the menus and in the list", async () => {
    await page.goto("/profile/settings");
    const nav = page.getByRole("navigation", { name: "Account" });
    await expect(nav.getByRole("link", { name: "Messages (1 unread)" })).toBeVisible();
    await expectAccessible(page);
    await nav.getByRole("link", { name: "Messages (1 unread)" }).click();
    await expect(list(page).getByRole("article", { name: "Storage" })).toContainText("New answer");
    await expectAccessible(page);
  });

  await test.step("reads the thread, which marks it as read, and answers once", async () => {
    await list(page).getByRole("link", { name: "Storage" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Storage" })).toBeFocused();
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).last()).toContainText(ANSWER);
    await expect(page.getByRole("link", { name: /^Messages$/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Your message").fill("Thank you!\nAnd for how long?");
    await page.getByRole("button", { name: "Send reply" }).dblclick();
    await expect(page.getByText("Your reply has been sent.")).toBeVisible();
    await expect(messages(page)).toHaveCount(3);
    await expectAccessible(page);
  });

  await test.step("has a thread that staff see unanswered", async () => {
    const { rows } = await staff("messages:list");
    expect(rows.find((row) => row.reference === reference)).toMatchObject({ state: "unanswered" });
    expect((await staff("message:show", reference)).says.join("\n")).toContain("And for how long?");
  });
});

test("Messages that a guest sent join the account when its address is verified.", async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = createEmail();
  const reference = await asOther(browser, baseURL, async (guest) => {
    await guest.goto("/contact");
    const entries = {
      "First name": "Ada",
      "Last name": "Lovelace",
      Email: email,
      Subject: "Guest",
      Message: "Hello?",
    };
    return sendContactForm(guest, entries);
  });
  await staff("reply", reference, "--text", ANSWER);
  const answer = await waitForMail(request, email, /answer/i);
  expect(answer.text, "a guest has no page, so the mail contains the answer").toContain(ANSWER);
  expect(answer.text).not.toContain("Hello?");

  await signUp(page, email);
  await page.goto("/profile/messages");
  await expect(page.getByText("You have not written to us yet.")).toBeVisible();
  await verifyEmail(page, email);
  await page.goto("/profile/messages");
  await list(page).getByRole("link", { name: "Guest" }).click();

  await expect(messages(page).first()).toContainText("not from your verified account");
  await expect(messages(page).last()).toContainText(ANSWER);
});

test.describe("A missing thread", () => {
  test.use({ allowedErrors: [/status of 404 .*\/users\/messages\//] });

  test("keeps the frame of the account", async ({ page }) => {
    await signUp(page, createEmail());
    await page.goto("/profile/messages/MS-0000000000");
    await expect(page.getByRole("alert").filter({ hasText: "No such message was found." })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Account" })).toBeVisible();
    await expectAccessible(page);
  });
});
