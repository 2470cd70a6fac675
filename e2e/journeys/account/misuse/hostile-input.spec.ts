import { createEmail, PASSWORD, signUpVerified } from "../../../support/customers.ts";
import { expect, expectAccessible, test } from "../../../support/fixtures.ts";
import { KIT } from "../../../support/go-to-payment.ts";
import { postAs } from "../../../support/other-visitors.ts";
import { staff } from "../../../support/staff.ts";

const BEL = "\u0007";
const HOSTILE = ["a\r\nBcc: eve@evil.example", "a\u001b[2J", `a${BEL}`, "a\u009b31m", "a\u202egnp.exe"];

test("Control characters are refused wherever a customer enters a line of text.", async ({ page }) => {
  const email = createEmail();
  await signUpVerified(page, email);
  const address = { address: "1 A St", city: "Boston", state: "MA", zipcode: "02142" };
  const bodies = (text: string) => ({
    "/api/signup/": { email: createEmail(), password: PASSWORD, firstName: text },
    "/api/users/update-user-info/": { ...address, city: text },
    "/api/users/designs/": { product_sku: "KO-LA-CMXXPC-H00001", name: text },
    "/api/contact-us/": { firstName: "A", lastName: "B", email, subject: text, message: "Hello." },
    "/api/users/messages/about-order/": { order_number: text, message: "Hello." },
  });

  for (const text of HOSTILE)
    for (const [path, body] of Object.entries(bodies(text)))
      expect({ path, text, ...(await postAs(page, path, body)) }).toMatchObject({
        ...{ path, text, status: 400 },
        body: { detail: expect.stringContaining("has to be a single line without control characters.") },
      });
});

test.describe("A form with a control character", () => {
  test.use({ allowedErrors: [/status of 400 .*\/api\//] });

  test("names the field, and keeps what was typed", async ({ page }) => {
    await page.goto("/signup");
    await page.getByLabel("First name").fill(`Ada${BEL}`);
    await page.getByLabel("Email").fill(createEmail());
    await page.getByLabel("Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign up" }).click();

    await expect(
      page.getByText("First name has to be a single line without control characters"),
    ).toBeVisible();
    await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Password")).toHaveValue(PASSWORD);
    await expectAccessible(page);
  });
});

test("A body that is too large is refused with a sentence on every path, and the store goes on.", async ({
  page,
  request,
}) => {
  const large = JSON.stringify({ firstName: "A".repeat(2 * 1024 * 1024) });
  const headers = { "content-type": "application/json" };

  for (const path of [
    "/api/signup/",
    "/api/contact-us/",
    "/api/nowhere/",
    "/sandbox/mail/",
    "/products",
    "/",
  ]) {
    const response = await request.post(path, { data: large, headers });
    expect([path, response.status()]).toEqual([path, 413]);
    expect(((await response.json()) as { detail: string }).detail).toMatch(
      /^This request is too large\. .+\.$/,
    );
  }

  await page.goto(KIT);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await staff("audit")).says.join()).toContain("they agree");
});
