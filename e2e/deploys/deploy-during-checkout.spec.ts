import type { Page } from "@playwright/test";
import { expectInCart, fillCard } from "../support/cart-and-checkout.ts";
import { createEmail } from "../support/customers.ts";
import { expect, test } from "../support/fixtures.ts";
import { GOOD_CARD, goToPayment } from "../support/go-to-payment.ts";
import { findMails, waitForMail } from "../support/mailbox.ts";
import { activate } from "../support/releases/activate.ts";
import { createPatchedRelease } from "../support/releases/changed-releases.ts";
import { deploy } from "../support/releases/releases-command.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";

const REMOTE = "mf-cart-checkout";
const OLD = "Thank you for your order";
const NEW = "Your order is in";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("A checkout finishes in the release in which it started.", async ({ page, context, request }) => {
  const email = createEmail();
  const before = activeReleaseId(REMOTE);
  const patched = createPatchedRelease(REMOTE, OLD, NEW);
  try {
    await goToPayment(page, email);
    await fillCard(page, GOOD_CARD);

    await deploy(REMOTE, patched.id);

    await test.step("the order is placed and confirmed by a page that was not loaded yet", async () => {
      await page.getByRole("button", { name: "Place Order" }).click();
      await expect(heading(page)).toHaveText(new RegExp(`^${OLD} #\\w+$`));
      await expectInCart(page, 0);
      await waitForMail(request, email, /order/);
      expect(await findMails(request, email, /order/)).toHaveLength(1);
    });

    await test.step("a new tab shows the order in the new release", async () => {
      const newTab = await context.newPage();
      await newTab.goto(page.url());
      await expect(heading(newTab)).toHaveText(new RegExp(`^${NEW} #\\w+$`));
      await newTab.close();
    });

    await activate(REMOTE, before);

    await test.step("a reload after the rollback shows the old release", async () => {
      await page.reload();
      await expect(heading(page)).toHaveText(new RegExp(`^${OLD} #\\w+$`));
    });
  } finally {
    await activate(REMOTE, before);
    patched.remove();
  }
});
