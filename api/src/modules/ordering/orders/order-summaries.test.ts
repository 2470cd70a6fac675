import { signUpVerified } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { testApp } from "../../../testing/test-app.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";

it("lists whole orders, the newest first, with all of their lines", async () => {
  const ada = browser();
  await signUpVerified(db(), ada, ADA);
  const older = await anOrder(db(), ADA, { references: { po_number: "PO-8" } });
  const newer = await anOrder(db(), ADA, { status: "paid" }, [{}, { productSku: "TR-1001", quantity: 3 }]);
  await signUpVerified(db(), browser(), "bob@lab.example");
  await anOrder(db(), "bob@lab.example");

  const { body } = await ada.get("/api/users/orders/?page_size=5");

  expect(body).toMatchObject({
    total: 2,
    orders: [
      { order_number: newer.orderNumber, items: [{ quantity: 1 }, { product_sku: "TR-1001", quantity: 3 }] },
      { order_number: older.orderNumber, po_number: "PO-8", items: [{}] },
    ],
  });
  expect((await ada.get("/api/users/orders/?status=completed")).body).toMatchObject({
    total: 1,
    orders: [{ order_number: newer.orderNumber, status: "paid" }],
  });
  expect((await ada.get("/api/users/orders/?page_number=2")).body).toEqual({ total: 2, orders: [] });
});
