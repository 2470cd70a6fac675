import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const FAILED = "An error has occurred. Please try again.";
const ADA = { "First name": "Ada", "Last name": "Lovelace", Email: "ada@lab.example" };

const FORMS = [
  {
    name: "A message that fails by a network error",
    address: "/message?product=SYBR%20qPCR%20mix",
    call: "/api/contact-us/",
    fail: "network error",
    entries: { ...ADA, Subject: "Titer", Message: "Which titer?" },
    send: "Send message",
    thanks: "Form submitted! We will get back to you as soon as possible!",
  },
  {
    name: "A quote request that the server rejects with 500",
    address: "/quote/lentivirus-package",
    call: "/api/quote/",
    fail: "status 500",
    entries: { ...ADA, Institution: "Analytical Lab", Message: "For HEK293T.", "Gene sequence": "ATGGAGGAG" },
    send: "Request a quote",
    thanks: "Thank you for your message. Our team will respond within one to three business days.",
  },
] as const;

// The requests that fail on purpose.
test.use({ allowedErrors: [/(ERR_FAILED .*\/contact-us|status of 500 .*\/quote)\//] });

for (const { name, address, call, fail, entries, send, thanks } of FORMS) {
  test(`${name} shows an error for ten seconds, keeps its entries, and can be sent again.`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(address);
    for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
    await page.route(`**${call}`, (route) =>
      fail === "network error" ? route.abort() : route.fulfill({ status: 500 }),
    );

    await page.getByRole("button", { name: send }).click();
    await expect(problem(page)).toHaveText(FAILED);
    await expectAccessible(page);

    await page.clock.fastForward(10_000);
    await expect(problem(page)).toHaveCount(0);
    for (const [label, text] of Object.entries(entries))
      await expect(page.getByLabel(label)).toHaveValue(text);

    await page.unroute(`**${call}`);
    await page.getByRole("button", { name: send }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(thanks);
  });
}

const problem = (page: Page) => page.getByRole("main").getByRole("alert");
