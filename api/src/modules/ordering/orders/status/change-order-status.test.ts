import { eq } from "drizzle-orm";
import type { Browser } from "../../../../testing/browser.ts";
import { subjectsTo } from "../../../../testing/customers.ts";
import { payByOrder, STAFF, shipAndInvoice, shopping } from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { issueInvoice } from "../../invoices/issue-invoice.ts";
import { orderStatusChanges, orders } from "../orders.table.ts";
import { changeOrderStatus } from "./change-order-status.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const EMAIL = "ada@lab.example";

const statusOf = async (number: string) =>
  (await db().select().from(orders).where(eq(orders.orderNumber, number)))[0]?.status;
const move = (number: string, to: Parameters<typeof changeOrderStatus>[2]) =>
  db().transaction((tx) => changeOrderStatus(tx, number, to, STAFF));
const issue = (number: string) => db().transaction((tx) => issueInvoice(tx, number, STAFF));

async function anOrderByPurchaseOrder(by: Browser) {
  await payByOrder(by, await shopping(db(), by));
  const [order] = await db().select().from(orders);
  return order?.orderNumber ?? "";
}

describe("an order", () => {
  it("changes status step by step; each change is recorded with time and actor, and mailed", async () => {
    const ada = browser();
    const number = await anOrderByPurchaseOrder(ada);

    await move(number, "in_progress");
    await move(number, "ready_for_delivery");

    expect(await db().select().from(orderStatusChanges)).toMatchObject([
      { fromStatus: "pending_payment", toStatus: "open", actor: "store", at: expect.any(Date) },
      { fromStatus: "open", toStatus: "in_progress", actor: "grace", at: expect.any(Date) },
      { fromStatus: "in_progress", toStatus: "ready_for_delivery", actor: "grace", at: expect.any(Date) },
    ]);
    expect((await subjectsTo(db(), EMAIL)).slice(-2)).toEqual([
      expect.stringMatching(`order ${number}: In Progress$`),
      expect.stringMatching(`order ${number}: Ready for Delivery$`),
    ]);
  });

  it("rejects an invalid status and names the valid ones", async () => {
    const ada = browser();
    const number = await anOrderByPurchaseOrder(ada);

    for (const to of ["open", "ready_for_delivery", "invoiced", "paid"] as const) {
      await expect(move(number, to)).rejects.toThrow(
        `Order ${number} is Open. It can become In Progress or Cancelled next, not`,
      );
    }
    await expect(issue(number)).rejects.toThrow("An invoice follows the shipment that it is for");
    await move(number, "in_progress");
    await move(number, "ready_for_delivery");
    await expect(move(number, "paid")).rejects.toThrow(
      `is not paid in full: ship it and issue invoice IV-${number} first.`,
    );
    await expect(move(number, "invoiced")).rejects.toThrow("becomes Invoiced when its invoice is issued.");
    await expect(issue(number)).rejects.toThrow("An invoice follows the shipment that it is for");
    await shipAndInvoice(db(), number);
    await expect(issue(number)).rejects.toThrow("nothing of order");
    await expect(move(number, "paid")).rejects.toThrow("becomes Paid when its last invoice is paid");
    await expect(move("0000000000", "paid")).rejects.toThrow("No such order was found.");
    expect(await statusOf(number)).toBe("invoiced");
  });

  it("that was paid in full cannot be invoiced", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    await capture(ada, id, cart);
    const [order] = await db().select().from(orders);
    const number = order?.orderNumber ?? "";
    await move(number, "in_progress");
    await move(number, "ready_for_delivery");

    await expect(issue(number)).rejects.toThrow("is paid in full: there is nothing left to invoice.");
    await move(number, "paid");
    await expect(move(number, "open")).rejects.toThrow(`Order ${number} is Paid. This status is final.`);
    expect((await ada.get(`/api/orders/get-invoice/${number}`)).status).toBe(404);
  });
});
