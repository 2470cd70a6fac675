import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createEmail, logOut, signUpVerified } from "../../support/customers.ts";
import { expect, expectAccessible, test } from "../../support/fixtures.ts";
import { asOther } from "../../support/other-visitors.ts";
import { EMPTY_PDF, orderByPurchaseOrder } from "../../support/purchase-orders.ts";
import { staff } from "../../support/staff.ts";

const FASTA = ">pKO clone 3\nATGGTGAGCAAGGGC\nGAGGAGTAA\n";
let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-files-"));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Deposits a file with the first line of an order. */
async function deposit(order: string, name: string, content: string | Buffer, kind: string) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return staff("files:add", order, "1", path, "--kind", kind);
}

const files = (page: Page) => page.getByRole("region", { name: /^Files of / });
const statusOf = async (page: Page, url: string) => (await page.request.get(url)).status();

test("Staff deposit files with a line of an order, and only its buyer can download them.", async ({
  page,
  browser,
  baseURL,
}) => {
  const order = await orderByPurchaseOrder(page, createEmail());
  const orderPage = `/profile/order/${order}`;
  let url = "";

  await test.step("the confirmation leads to the page of the order, where files will be", async () => {
    await page.getByRole("link", { name: "your order page" }).click();
    await expect(page).toHaveURL(orderPage);
    await expect(files(page)).toContainText("No files yet.");
    await expectAccessible(page);
  });

  await test.step("the buyer sees them under the line and in the history", async () => {
    await deposit(order, "pKO größe 3.fasta", FASTA, "sequence");
    await deposit(order, "lot 7.pdf", EMPTY_PDF, "certificate");
    await page.reload();
    await expect(files(page).getByRole("listitem")).toHaveText([
      /^pKO größe 3\.fasta\s*Sequence, 39 bytes, /,
      /^lot 7\.pdf\s*Certificate, \d+ bytes, /,
    ]);
    await expect(page.getByRole("region", { name: "History" })).toContainText("2 files deposited");
    await expectAccessible(page);
  });

  await test.step("a click downloads a file unchanged, under its name", async () => {
    const link = files(page).getByRole("link", { name: "pKO größe 3.fasta" });
    url = String(await link.getAttribute("href"));
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("pKO größe 3.fasta");
    expect(readFileSync(await download.path(), "utf8")).toBe(FASTA);
    await expect(page).toHaveURL(orderPage);
  });

  await test.step("another customer and a visitor cannot", async () => {
    await asOther(browser, baseURL, async (other) => {
      expect(await statusOf(other, url)).toBe(401);
      await signUpVerified(other, createEmail());
      expect(await statusOf(other, url)).toBe(404);
    });
  });

  await test.step("no one can once it is removed, or after a logout", async () => {
    const { rows } = await staff("files:list", order);
    const certificate = rows.find(({ name }) => name === "lot 7.pdf");
    await staff("files:remove", order, String(certificate?.file), "--yes");
    await page.reload();
    await expect(files(page).getByRole("listitem")).toHaveCount(1);
    await logOut(page);
    expect(await statusOf(page, url)).toBe(401);
  });
});
