import { signUpVerified } from "../../../testing/customers.ts";
import { payByOrder } from "../../../testing/purchase-orders.ts";
import { add, addSpecified, getCart } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines } from "./orders.table.ts";

const { db, browser } = testApp();

it("stores the choices that hold by default, so that an order stays as it was placed", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  await add(ada, "OE-SP-CMFXPA-H00001-PD10");
  await addSpecified(ada, { marker: "IRES" }, "OE-SP-CMXXPA-H00001-PD10");

  const { status } = await payByOrder(ada, await getCart(ada));

  expect(status).toBe(200);
  const lines = await db().select().from(orderLines).orderBy(orderLines.id);
  expect(lines.map(({ specification }) => specification)).toEqual([
    { terminus: "N", marker: "2A" },
    { marker: "IRES" },
  ]);
});
