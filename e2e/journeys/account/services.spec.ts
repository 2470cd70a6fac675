import { createEmail, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";

const SERVICES = {
  "custom-cloning": "Custom Cloning Services",
  "lentivirus-package": "Lentivirus Package Services",
  "stable-cell-line": "Stable Cell Line Services",
};

test("The three service forms contain the customer's data, and a request begins a thread.", async ({
  page,
}) => {
  const email = createEmail();
  await signUpVerified(page, email, "Ada");

  for (const [path, service] of Object.entries(SERVICES)) {
    await page.goto(`/profile/services/${path}`);
    const link = page.getByRole("navigation", { name: "Account" }).locator("[aria-current=page]");
    await expect(link).toHaveAttribute("href", `/profile/services/${path}`);
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(page.getByLabel("Service type")).toHaveValue(service);
    await expectAccessible(page);
  }

  await page.getByLabel("Last name").fill("Lovelace");
  await page.getByLabel("Institution").fill("Analytical Lab");
  await page.getByRole("textbox", { name: "Message" }).fill("A HEK293T line, please.");
  await page.getByRole("button", { name: "Request a quote" }).dblclick();
  await expect(
    page.getByText("Our team will respond within one to three business days.").first(),
  ).toBeVisible();
  await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Messages" }).click();

  const thread = page.getByRole("region", { name: "Your messages" }).getByRole("article");
  await expect(thread).toHaveCount(1);
  await expect(thread).toContainText("Service request");
  await thread.getByRole("link").first().click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("A HEK293T line, please.");
});

test("The forms of the store contain the data of a signed-in customer.", async ({ page }) => {
  const email = createEmail();
  await signUpVerified(page, email, "Ada");

  for (const address of ["/contact", "/message?product=TP53", "/quote", "/quote/custom-cloning"]) {
    await page.goto(address);
    await expect(page.getByLabel("Email"), address).toHaveValue(email);
    await expect(page.getByLabel("First name"), address).toHaveValue("Ada");
  }
});
