import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const FAILED = "An error has occurred. Please try again.";
const ADA = { "First name": "Ada", "Last name": "Lovelace", Email: "ada@lab.example" };

const FORMS = [
  {
    name: "A message that the network loses",
    address: "/message?product=SYBR%20qPCR%20mix",
    call: "/api/contact-us/",
    fail: "lost",
    entries: { ...ADA, Subject: "Titre", Message: "Which titre?" },
    send: "Send message",
    thanks: "Form submitted! We will get back to you as soon as possible!",
  },
  {
    name: "A request for a quote that the server cannot take",
    address: "/quote/lentivirus-package",
    call: "/api/quote/",
    fail: "refused",
    entries: { ...ADA, Institution: "Analytical Lab", Message: "For HEK293T.", "Gene sequence": "ATGGAGGAG" },
    send: "Request a quote",
    thanks: "Thank you for your message. Our team will respond within one to three business days.",
  },
] as const;

// The browser's own lines about the calls that fail on purpose.
test.use({ allowedErrors: [/(ERR_FAILED .*\/contact-us|status of 500 .*\/quote)\//] });

for (const { name, address, call, fail, entries, send, thanks } of FORMS) {
  test(`${name} says so for ten seconds, keeps what was typed, and is sent again.`, async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
    await page.route(`**${call}`, (route) =>
      fail === "lost" ? route.abort() : route.fulfill({ status: 500 }),
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
