import { eq } from "drizzle-orm";
import { runCommand } from "../../../../cli/run-command.ts";
import { signUp } from "../../../../testing/customers.ts";
import { sandboxProviders } from "../../../../testing/sandbox-providers.ts";
import { add, capture, getCart, openPayment } from "../../../../testing/shoppers.ts";
import { CELL_LINE, inStock } from "../../../../testing/stock.ts";
import { testApp } from "../../../../testing/test-app.ts";
import { stockChanges, stockItems } from "../../../catalog/tables.ts";
import { orderLines, orders } from "../../orders/orders.table.ts";
import { auditStock } from "./audit-stock.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const mismatches = async () => (await auditStock(db())).mismatches;

/** Pays for two of five pieces. */
async function buyFromStock() {
  await inStock(db(), CELL_LINE, 5);
  const by = browser();
  await signUp(by);
  await add(by, CELL_LINE, 2);
  const cart = await getCart(by);
  return { by, paid: await capture(by, await openPayment(by, cart), cart) };
}

/** An order that has taken two of five pieces. @returns its number */
async function anOrderFromStock(): Promise<string> {
  const {
    by,
    paid: { body },
  } = await buyFromStock();
  const captureId = body.purchase_units[0].payments.captures[0].id;
  return (await by.get(`/api/users/view-order/${captureId}`)).body.order_number;
}

it("finds nothing wrong after a sale", async () => {
  await anOrderFromStock();

  expect(await auditStock(db())).toEqual({ items: 10, mismatches: [] });
});

it("finds nothing wrong after a refused payment, whose order is deleted", async () => {
  providers.plan("capture", "decline");
  await buyFromStock();

  expect(await mismatches()).toEqual([]);
  expect(await db().select().from(orders)).toEqual([]);
});

it("finds a count that was changed without a record", async () => {
  await inStock(db(), CELL_LINE, 5);
  await db().update(stockItems).set({ stockCount: 4 }).where(eq(stockItems.sku, CELL_LINE));

  expect(await mismatches()).toEqual([
    { order: "none", mismatch: "ST-2003 has 4 free pieces, its changes add up to 5" },
  ]);
});

it("finds pieces that an order has reserved but not taken", async () => {
  const order = await anOrderFromStock();
  await db().update(orderLines).set({ reservedQuantity: 3 });

  expect(await mismatches()).toEqual([
    { order, mismatch: "has taken 2 pieces of ST-2003 from the stock, its lines reserve 3" },
  ]);
});

it("finds pieces of a cancelled order that were not given back, by the staff command", async () => {
  const order = await anOrderFromStock();
  await db().update(orders).set({ status: "cancelled" });

  const { report } = await runCommand(
    { db: db(), publicUrl: "https://store.example", folder: "/", actor: "grace" },
    ["audit"],
  );

  expect(report).toMatchObject({
    rows: expect.arrayContaining([
      { order, mismatch: "has taken 2 pieces of ST-2003 from the stock, its lines reserve 0" },
    ]),
    hasFailed: true,
  });
});

it("finds pieces that were given back twice", async () => {
  const order = await anOrderFromStock();
  await db().insert(stockChanges).values({ sku: CELL_LINE, kind: "return", quantity: 2, orderNumber: order });
  await db().update(stockItems).set({ stockCount: 5 }).where(eq(stockItems.sku, CELL_LINE));

  expect(await mismatches()).toEqual([
    { order, mismatch: "has taken 0 pieces of ST-2003 from the stock, its lines reserve 2" },
  ]);
});
