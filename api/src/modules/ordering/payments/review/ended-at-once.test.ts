import { toCents } from "@ligate/contract/common/money";
import { sql } from "drizzle-orm";
import { aLockWait } from "../../../../testing/database/lock-wait.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { atCheckout, capture, getTotal } from "../../../../testing/shoppers.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { settle } from "../capture/settle.ts";
import { captureAttempts, payments } from "../payments.table.ts";

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;
const providers = sandboxProviders();
const { app, db, browser } = testApp(() => ({ ...providers.settings(), PAYPAL_WEBHOOK_ID: "WH1" }));

const tell = (event: string) =>
  app().inject({
    method: "POST",
    url: "/api/paypal/webhook/",
    headers: providers.sign(event),
    payload: event,
  });

onPostgres("a review that PayPal ends while its beginning is recorded", () => {
  it("is checked at once", async () => {
    const ada = browser();
    const { id, cart } = await atCheckout(ada);
    providers.plan("capture", "answer lost", "answer lost");
    await capture(ada, id, cart);
    const [attempt] = await db().select().from(captureAttempts);
    if (!attempt) throw new Error("The payment was not claimed");
    const amount = { amountCents: toCents(getTotal(cart)), currency: "USD" };
    const money = { id: providers.captureId(), ...amount, source: "Visa", lastDigits: "1111", paidBy: {} };

    const notified = await db().transaction(async (tx) => {
      await settle(tx, attempt, { kind: "pending", money }, "https://store.example");
      const telling = tell(providers.captureEvent("PAYMENT.CAPTURE.COMPLETED", providers.captureId()));
      await aLockWait(db());
      return { telling };
    });
    expect((await notified.telling).statusCode).toBe(204);

    const isDue = sql<boolean>`${payments.checkAt} <= now()`;
    expect(await db().select({ status: payments.status, isDue }).from(payments)).toEqual([
      { status: "pending", isDue: true },
    ]);
  });
});
