import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expectOneOrder } from "../../../../testing/expect-order.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture, captureBody } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { orders } from "../../orders/orders.table.ts";
import { type CaptureAttempt, captureAttempts, payments } from "../payments.table.ts";
import { providerFailure } from "../paypal/refusal.ts";
import { claim } from "./claim.ts";
import { finishCapture, recordOutcome } from "./finish-capture.ts";
import { takeLease, withLease } from "./lease.ts";
import { orderFromCart } from "./order-sources.ts";
import { claimDueCaptures, reconcile } from "./reconcile.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const lapse = () => db().update(captureAttempts).set({ leaseUntil: sql`now()`, retryAt: sql`now()` });

/** A payment that was claimed and then abandoned. */
async function claimed(email?: string): Promise<CaptureAttempt> {
  const { id, cart } = await atCheckout(browser(), email);
  const [payment] = await db().select().from(payments).where(sql`${payments.providerOrderId} = ${id}`);
  const request = { userId: payment?.userId ?? 0, providerOrderId: id };
  const result = await db().transaction((tx) =>
    claim(tx, request, orderFromCart(captureBody(cart), undefined)),
  );
  if (result.kind !== "claimed") throw new Error(`The payment is ${result.kind}`);
  return result.attempt;
}

it("expires within the duration of a restart after its process died", async () => {
  await claimed();

  const [{ seconds } = { seconds: 0 }] = await db()
    .select({
      seconds: sql<number>`extract(epoch from ${captureAttempts.leaseUntil} - now())`.mapWith(Number),
    })
    .from(captureAttempts);

  expect(seconds).toBeGreaterThan(3);
  expect(seconds).toBeLessThanOrEqual(5);
});

it("is renewed during a capture, so that no other process takes it over", async () => {
  const attempt = await claimed();

  const others = await withLease(app().payments, attempt, async () => {
    await db().update(captureAttempts).set({ leaseUntil: sql`now() + interval '1.2 seconds'` });
    await pause(1_600);
    return takeLease(db(), attempt.orderId);
  });

  expect(others).toBeUndefined();
});

it("is not renewed by a former holder", async () => {
  const attempt = await claimed();
  await lapse();
  await takeLease(db(), attempt.orderId);

  await withLease(app().payments, attempt, async () => {
    await lapse();
    await pause(1_300);
  });

  expect(await takeLease(db(), attempt.orderId)).toBeDefined();
});

it("is required to release an order: a former holder cannot", async () => {
  const slow = await claimed();
  await lapse();
  const other = await takeLease(db(), slow.orderId);

  const answer = await recordOutcome(app().payments, slow, {
    kind: "refused",
    refusal: providerFailure(""),
  });

  expect(answer.kind).toBe("unknown");
  expect(await db().select().from(orders)).toMatchObject([{ status: "pending_payment" }]);
  if (other) await finishCapture(app().payments, other);
  await expectOneOrder(db(), providers);
});

it("is required to schedule a retry: a former holder cannot", async () => {
  const slow = await claimed();
  await lapse();
  await takeLease(db(), slow.orderId);

  const unknown = { kind: "unknown", why: "no answer", failed: false, debugId: "" } as const;
  await recordOutcome(app().payments, slow, unknown);

  expect(await takeLease(db(), slow.orderId)).toBeUndefined();
});

it("is not required to record captured money: a former holder records it once", async () => {
  const slow = await claimed();
  await lapse();
  const other = await takeLease(db(), slow.orderId);

  const attempts = other ? [slow, other] : [];
  const answer = await Promise.all(attempts.map((attempt) => finishCapture(app().payments, attempt)));

  expect(answer).toMatchObject([{ kind: "captured" }, { kind: "captured" }]);
  await expectOneOrder(db(), providers);
});

it("of a payment that cannot be finished does not block others", async () => {
  const broken = await claimed();
  await db().update(payments).set({ providerOrderId: null });
  await claimed("grace@lab.example");
  await lapse();
  await db()
    .update(captureAttempts)
    .set({ retryAt: sql`now() - interval '1 minute'` })
    .where(sql`${captureAttempts.orderId} = ${broken.orderId}`);

  await reconcile(app().payments);

  const statuses = (await db().select().from(orders)).map(({ status }) => status);
  expect(statuses.sort()).toEqual(["open", "pending_payment"]);
});

it("of a payment with a scheduled retry is claimed at once by an API that starts", async () => {
  const ada = browser();
  const { id, cart } = await atCheckout(ada);
  providers.plan("capture", "no answer", "no answer");
  await capture(ada, id, cart);

  await Promise.all(await claimDueCaptures(app().payments, true));

  await expectOneOrder(db(), providers);
});
