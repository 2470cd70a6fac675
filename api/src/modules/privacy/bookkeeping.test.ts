import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { queryRows } from "../../db/database.ts";
import type { Browser } from "../../testing/browser.ts";
import { PASSWORD, signUpVerified } from "../../testing/customers.ts";
import {
  invoice,
  makeReady,
  newestOrder,
  PARCEL,
  payByCheck,
  payByOrder,
  STAFF,
} from "../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../testing/sandbox-providers.ts";
import { add, getCart, pay } from "../../testing/shoppers.ts";
import { staffCommands } from "../../testing/staff-commands.ts";
import { testApp } from "../../testing/test-app.ts";
import { changeOrderStatus, shipOrder } from "../ordering/index.ts";
import { invoices, ledger, payments, purchaseOrders } from "../ordering/tables.ts";

const providers = sandboxProviders();
const { app, db, browser } = testApp(providers.settings);
const { staff } = staffCommands(app);

/** Ways in which an order of an account can end. */
const PURCHASES = {
  card: async (ada: Browser) => {
    await pay(ada, await getCart(ada));
    const number = await newestOrder(db());
    await makeReady(db(), number);
    await db().transaction(async (tx) => {
      await shipOrder(tx, number, PARCEL);
      await changeOrderStatus(tx, number, "paid", STAFF);
    });
  },
  cancelled: async (ada: Browser) => {
    await pay(ada, await getCart(ada));
    await staff("orders:cancel", await newestOrder(db()), "--reason", "Ordered twice");
  },
  "purchase order": async (ada: Browser) => {
    await payByOrder(ada, await getCart(ada));
    const number = await newestOrder(db());
    await invoice(db(), number);
    const [asked] = await db().select().from(invoices).where(eq(invoices.number, number));
    await payByCheck(db(), number, asked?.amountCents ?? 0);
  },
};
type Purchase = keyof typeof PURCHASES;
const purchase = fc.constantFrom(...(Object.keys(PURCHASES) as Purchase[]));

/** All amounts of the books, and what the report says of them. */
async function readBooks() {
  const { report } = await staff("report");
  const columns = { order: ledger.orderId, kind: ledger.kind, cents: ledger.amountCents, at: ledger.at };
  return {
    report: report?.rows,
    ledger: await db().select(columns).from(ledger).orderBy(ledger.id),
    invoices: await db().select().from(invoices).orderBy(invoices.id),
    files: await db()
      .select({ file: purchaseOrders.file })
      .from(purchaseOrders)
      .orderBy(purchaseOrders.orderId),
    captures: await db().select({ id: payments.captureId }).from(payments).orderBy(payments.id),
  };
}

let accounts = 0;

it("keeps every amount and file of the books for any purchases, and the address in no column", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { minLength: 1, maxLength: 3 }), async (made) => {
      const email = `ada.${++accounts}@lab.example`;
      const ada = browser();
      await signUpVerified(db(), ada, email);
      for (const kind of made) {
        await add(ada);
        await PURCHASES[kind](ada);
      }
      const before = await readBooks();

      const { status } = await ada.post("/api/users/close-account/", { currentPassword: PASSWORD });

      expect(status).toBe(200);
      expect(await readBooks()).toEqual(before);
      expect((await staff("audit")).report?.hasFailed).toBeFalsy();
      const found = await queryRows<{ n: number }>(
        db(),
        sql`select count(*)::int as n from orders o join users u on u.id = o.user_id
          where position(${email} in o::text || u::text) > 0`,
      );
      expect(found).toEqual([{ n: 0 }]);
    }),
    { numRuns: 4 },
  );
});
