import { eq } from "drizzle-orm";
import { outbox } from "../../../jobs/outbox.table.ts";
import {
  makeReady,
  newestOrder,
  PARCEL,
  paidByCard,
  payByOrder,
  shopping,
} from "../../../testing/purchase-orders.ts";
import { sandboxProviders } from "../../../testing/sandbox-providers.ts";
import { testApp } from "../../../testing/test-app.ts";
import { orderLines } from "../orders/orders.table.ts";
import { type ShipmentRequest, shipOrder } from "./ship-order.ts";
import { shipments } from "./shipments.table.ts";

const { db, browser } = testApp(sandboxProviders().settings);
const ship = (number: string, differing: Partial<ShipmentRequest> = {}) =>
  db().transaction((tx) => shipOrder(tx, number, { ...PARCEL, ...differing }));
const lastMail = async () => (await db().select().from(outbox).orderBy(outbox.id)).at(-1);

it("shows its carrier, tracking number and pieces on the order's page, and is mailed", async () => {
  const ada = browser();
  await payByOrder(ada, await shopping(db(), ada, 2));
  const number = await newestOrder(db());
  await makeReady(db(), number);

  expect(await ship(number, { pieces: new Map([[1, 1]]) })).toMatchObject({ left: 1 });
  expect(await lastMail()).toMatchObject({
    subject: expect.stringContaining(`order ${number} has shipped`),
    text: expect.stringMatching(
      /A part of your order[\s\S]*770123456789[\s\S]*UN1845\), 2\.5 kg[\s\S]*1 of 2/,
    ),
  });
  await expect(ship(number)).rejects.toThrow(
    "FedEx 770123456789 has already been recorded as shipment 1. It was not recorded again.",
  );
  expect(await ship(number, { trackingNumber: "7702" })).toMatchObject({ left: 0 });

  const { body } = await ada.get(`/api/users/view-order/${number}`);
  const shipped = { carrier: "fedex", tracking_number: "770123456789", dry_ice_grams: 2500 };
  expect(body).toMatchObject({
    status: "ready_for_delivery",
    shipments: [
      { ...shipped, number: 1, pieces: [{ line: 1, quantity: 1 }] },
      { ...shipped, number: 2, tracking_number: "7702", pieces: [{ line: 1, quantity: 1 }] },
    ],
  });
  expect(body.documents).toContainEqual({
    kind: "packing-list",
    number: `PL-${number}-2`,
    date: "2026-11-20",
  });
  expect((await lastMail())?.text).toContain("The rest of your order");
});

it("of an order that was paid in advance needs no invoice", async () => {
  const number = await paidByCard(db(), browser());
  await makeReady(db(), number);

  expect(await ship(number)).toMatchObject({ left: 0, shipment: { invoiceId: null } });
});

it("is recorded once if two members of staff ship the same pieces", async () => {
  const number = await paidByCard(db(), browser());
  await makeReady(db(), number);

  const both = await Promise.allSettled([ship(number), ship(number)]);

  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await db().select().from(shipments)).toHaveLength(1);
});

it("explains why pieces cannot be shipped", async () => {
  const number = await paidByCard(db(), browser());
  await expect(ship(number)).rejects.toThrow("is not ready for delivery");
  await makeReady(db(), number);
  await db().update(orderLines).set({ ships: "dry_ice" }).where(eq(orderLines.quantity, 1));

  await expect(ship(number, { dryIceGrams: undefined })).rejects.toThrow("state its weight");
  await expect(ship(number, { carrier: "electronic" })).rejects.toThrow("not delivered electronically");
  await expect(ship(number, { trackingNumber: "" })).rejects.toThrow("has a tracking number");
  await expect(ship(number, { pieces: new Map([[2, 1]]) })).rejects.toThrow("there is no line 2");
  await expect(ship(number, { pieces: new Map([[1, 2]]) })).rejects.toThrow("1 of 1 are left to ship");
  await ship(number);
  await expect(ship(number, { trackingNumber: "7703" })).rejects.toThrow("have been shipped");
  await expect(ship("1")).rejects.toThrow("No such order was found.");
});
