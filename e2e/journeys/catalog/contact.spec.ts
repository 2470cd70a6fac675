import { expect, type Page } from "@playwright/test";
import { createEmail } from "../../support/customers.ts";
import { expectAccessible, test } from "../../support/fixtures.ts";
import { findMails, waitForMail } from "../../support/mailbox.ts";

const STAFF = "support@ligate.example";

test("A message and a quote request reach the staff, and the customer receives a reference number for each.", async ({
  page,
  request,
}) => {
  const email = createEmail();

  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("alert")).toHaveText("Please complete all required fields.");
  await expectAccessible(page);
  await fill(page, {
    "First name": "Ada",
    "Last name": "Lovelace",
    Email: email,
    Subject: "Titer of LV-6001",
    Message: "Which titer may I expect?",
  });
  await page.getByRole("button", { name: "Send message" }).dblclick();
  const message = await expectConfirmation(
    page,
    "Form submitted! We will get back to you as soon as possible!",
    /MS-\w{10}/,
  );

  await page.getByRole("contentinfo").getByRole("link", { name: "Get a quote" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Service Request" })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Product" }).check();
  await page.getByLabel("Product type").selectOption("Gene Knock-out");
  await page.getByLabel("Gene sequence").fill(">TP53\nATGGAGGAGCCGCAGTCAGATCC");
  await fill(page, {
    "First name": "Ada",
    "Last name": "Lovelace",
    Institution: "Analytical Lab",
    Email: email,
    Message: "For HEK293T cells.",
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Request a quote" }).dblclick();
  const quote = await expectConfirmation(
    page,
    "Thank you for your message. Our team will respond within one to three business days.",
    /RQ-\w{10}/,
  );

  const toStaff = await Promise.all(
    [message, quote].map((number) => waitForMail(request, STAFF, RegExp(number))),
  );
  expect(toStaff[0]?.text).toContain("Which titer may I expect?");
  expect(toStaff[1]?.text).toContain("ATGGAGGAGCCGCAGTCAGATCC");
  for (const number of [message, quote]) {
    const receipt = await waitForMail(request, email, RegExp(number));
    expect(receipt.text).not.toMatch(/Ada|Lovelace|titer|HEK293T|ATGGAGG|Analytical/);
  }
  expect(await findMails(request, email, /./), "a double click sends once").toHaveLength(2);
});

test("A product page links to the contact form for the product, and the footer links to the policies.", async ({
  page,
}) => {
  await page.goto("/products/item/CA-LA-CMXXPC-XXXXXX");
  await page.getByRole("main").getByRole("link", { name: "Customer Service" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("Inquiry for CRISPRa Lenti-AIO Kit");
  await expectAccessible(page);

  for (const policy of ["Terms of Sale", "Privacy", "Shipping", "Returns"]) {
    await page.getByRole("contentinfo").getByRole("link", { name: policy }).click();
    await expect(page.getByRole("heading", { level: 1, name: policy })).toBeFocused();
    await expectAccessible(page);
  }
});

async function fill(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
}

/** Expects a confirmation. @returns its reference number */
async function expectConfirmation(page: Page, text: string, pattern: RegExp): Promise<string> {
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toHaveText(text);
  await expectAccessible(page);
  return pattern.exec((await main.textContent()) ?? "")?.[0] ?? "no number is on screen";
}
