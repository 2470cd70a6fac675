import { outbox } from "../../../../jobs/outbox.table.ts";
import type { Browser } from "../../../../testing/browser.ts";
import { signUpVerified } from "../../../../testing/customers.ts";
import {
  newestOrder,
  paidByCard,
  paidInHalves,
  payByOrder,
  STAFF,
  shopping,
} from "../../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { users } from "../../../identity/tables.ts";
import { auditMoney } from "../../payments/audit/audit-money.ts";
import { createRefundReconciler } from "../../payments/refunds/refund.service.ts";
import { refunds } from "../../payments/refunds/refunds.table.ts";
import { orders } from "../orders.table.ts";
import { changeOrderStatus } from "./change-order-status.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const REASON = "Ordered twice";
const cancel = (by: Browser, number: string, reason = REASON) =>
  by.post(`/api/users/cancel-order/${number}/`, { reason });
const view = async (by: Browser, number: string) => (await by.get(`/api/users/view-order/${number}`)).body;
const isClean = async () => expect((await auditMoney(db())).mismatches).toEqual([]);

it("refunds the card at once, and records the customer's reason", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);

  expect(await cancel(ada, number)).toMatchObject({ status: 200, body: { state: "cancelled" } });

  expect(providers.paidBack()).toEqual([472_00]);
  expect(await view(ada, number)).toMatchObject({
    status: "cancelled",
    is_being_cancelled: false,
    refunds: [{ kind: "refund", amount: 472 }],
    history: [{ status: "open" }, { status: "cancelled", note: REASON }],
  });
  await isClean();
});

it("pays back the half of the card, and voids the purchase order", async () => {
  const ada = browser();
  const number = await paidInHalves(db(), ada);

  await cancel(ada, number);

  expect(providers.paidBack()).toEqual([643_50]);
  expect(await view(ada, number)).toMatchObject({ status: "cancelled" });
  await isClean();
});

it("is done once for clicks at the same time and later ones", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);

  const both = await Promise.all([cancel(ada, number), cancel(ada, number)]);

  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(await cancel(ada, number)).toMatchObject({ status: 200, body: { state: "cancelled" } });
  expect(providers.paidBack()).toEqual([472_00]);
  expect(await db().select().from(refunds)).toHaveLength(1);
  await isClean();
});

it("waits for PayPal, and says so", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);
  providers.plan("refund", "pending-refund");

  expect((await cancel(ada, number)).body).toEqual({ state: "refunding" });
  expect(await view(ada, number)).toMatchObject({ status: "open", is_being_cancelled: true });
  expect((await cancel(ada, number)).body).toEqual({ state: "refunding" });

  providers.endRefunds(true);
  await db()
    .update(refunds)
    .set({ leaseUntil: new Date(0) });
  const { run, finish } = createRefundReconciler(app().payments);
  await run();
  await finish();
  expect(await view(ada, number)).toMatchObject({ status: "cancelled" });
  await isClean();
});

it("leaves the order as it is if PayPal refuses the refund", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);
  providers.plan("refund", "refuse-refund");

  expect(await cancel(ada, number)).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining("was not cancelled") },
  });
  expect(await view(ada, number)).toMatchObject({ status: "open", is_being_cancelled: false });
});

it("is refused once production has begun, to others, and without a reason", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada));
  const number = await newestOrder(db());
  const eve = browser();
  await signUpVerified(db(), eve, "eve@lab.example");

  expect((await cancel(eve, number)).status).toBe(404);
  expect((await cancel(browser(), number)).status).toBe(401);
  expect((await cancel(ada, number, "  ")).status).toBe(400);
  expect(await db().select().from(orders)).toMatchObject([{ status: "open" }]);

  await db().transaction((tx) => changeOrderStatus(tx, number, "in_progress", STAFF));
  expect(await cancel(ada, number)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining("is In Progress, and can no longer be cancelled here.") },
  });
});

it("does not relay the reason to an address that is not verified", async () => {
  const ada = browser();
  const number = await paidByCard(db(), ada);
  await db().update(users).set({ emailVerifiedAt: null });

  await cancel(ada, number, "Visit evil example");

  for (const { text } of await db().select().from(outbox)) expect(text).not.toContain("evil");
});
