import { codingRecord, importFasta, KRAS_4B, KRAS_FASTA } from "../../../testing/coding-sequences/sample.ts";
import { signUpVerified } from "../../../testing/customers.ts";
import { payByOrder } from "../../../testing/purchase-orders.ts";
import { add, addSpecified, getCart } from "../../../testing/shoppers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines, orders } from "./orders.table.ts";

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

it("stores the coding sequence on file, so that a later version of it does not change an order", async () => {
  const ada = browser();
  await signUpVerified(db(), ada);
  await importFasta(db(), KRAS_FASTA);
  await add(ada, "OE-SP-CMFXPA-H00003-PD10");

  await payByOrder(ada, await getCart(ada));

  const transcript = "NM_004985.5";
  expect(await db().select().from(orderLines)).toMatchObject([
    {
      specification: { terminus: "N", marker: "promoter", orf: { source: "transcript", transcript } },
    },
  ]);
  const later = KRAS_4B.replace("TAA", "TGA");
  await importFasta(db(), codingRecord("NM_004985.6 [gene=KRAS] [db_xref=GeneID:3845]", later));
  const [order] = await db().select().from(orders);
  const file = await ada.get(`/api/users/order-sequence/${order?.orderNumber}/1/?format=fasta`);
  expect(file.body.replace(/\s/g, "").toUpperCase()).toContain(KRAS_4B.slice(3, -3));
});
