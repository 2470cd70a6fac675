import type { OrderStatus } from "@ligate/contract/orders/constants";
import { eq } from "drizzle-orm";
import { signUp } from "../../../testing/customers.ts";
import { anOrder } from "../../../testing/orders.ts";
import { payByOrder, STAFF, shopping } from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orders } from "./orders.table.ts";
import { changeOrderStatus } from "./status/change-order-status.ts";

const providers = sandboxProviders();
const { db, browser } = testApp(providers.settings);
const ADA = "ada@lab.example";
const NONE = { CRISPR: 0, Overexpression: 0, RNAi: 0, Reagent: 0, Other: 0 };

it("counts the lines of each class that the list of a status has", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  await signUp(browser(), "eve@lab.example");
  await anOrder(db(), ADA, {}, [{ orderClass: "Reagent" }, { orderClass: "Reagent" }, {}]);
  await anOrder(db(), ADA, { status: "paid" }, [{ orderClass: "RNAi" }]);
  await anOrder(db(), ADA, { status: "cancelled" }, [{ orderClass: "RNAi" }]);
  await anOrder(db(), ADA, { status: "pending_payment" });
  await anOrder(db(), "eve@lab.example");
  const count = async (query: string) => (await ada.get(`/api/users/count-orders/${query}`)).body;

  expect(await count("?status=open")).toEqual({ counts: { ...NONE, CRISPR: 1, Reagent: 2 } });
  expect(await count("?status=in-progress")).toEqual({ counts: NONE });
  expect(await count("?status=completed")).toEqual({ counts: { ...NONE, RNAi: 2 } });
  expect(await count("")).toEqual({ counts: { ...NONE, CRISPR: 1, Reagent: 2, RNAi: 2 } });
});

it("follows an order that is ordered and moved", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada));
  const [order] = await db().select().from(orders);
  const move = (to: OrderStatus) =>
    db().transaction((tx) => changeOrderStatus(tx, order?.orderNumber ?? "", to, STAFF));
  const listed = async (status: string) => {
    const list = await ada.get(`/api/users/view-orders/?status=${status}`);
    const { counts } = (await ada.get(`/api/users/count-orders/?status=${status}`)).body;
    expect(Object.values<number>(counts).reduce((sum, lines) => sum + lines)).toBe(list.body.total);
    expect(list.body.order_items).toHaveLength(list.body.total);
    return list.body.total;
  };

  expect([await listed("open"), await listed("all")]).toEqual([1, 1]);
  await move("in_progress");
  expect([await listed("open"), await listed("in-progress"), await listed("all")]).toEqual([0, 1, 1]);
  await move("ready_for_delivery");
  expect([await listed("in-progress"), await listed("completed"), await listed("all")]).toEqual([0, 1, 1]);
});

it("does not count an order that is not paid", async () => {
  const ada = browser();
  await signUp(ada, ADA);
  const order = await anOrder(db(), ADA, { status: "pending_payment" });

  await db().delete(orders).where(eq(orders.id, order.id));

  expect((await ada.get("/api/users/count-orders/")).body).toEqual({ counts: NONE });
  expect((await ada.get("/api/users/view-orders/")).body.total).toBe(0);
});

it("requires a session", async () => {
  expect((await browser().get("/api/users/count-orders/")).status).toBe(401);
});
