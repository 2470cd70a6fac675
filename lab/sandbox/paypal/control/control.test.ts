import { aCapture } from "../../testing/merchant.ts";
import { setUpWebhooks } from "../../testing/webhook-listener.ts";
import { findCardNumber } from "../cards/cards.ts";

const { paypal, nextWebhook } = setUpWebhooks();

const usd = (value: string) => ({ currency_code: "USD", value });

const press = (path: string, amount = "") =>
  paypal({
    method: "POST",
    path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: `amount=${amount}`,
  });

it("completes a pending capture, and tells the store", async () => {
  const { merchant, captureId, orderId } = await aCapture(paypal, findCardNumber("pending"));
  const pending = await nextWebhook("PAYMENT.CAPTURE.PENDING");
  expect(pending.event.resource).toMatchObject({
    id: captureId,
    status_details: { reason: "PENDING_REVIEW" },
  });
  expect((await merchant.read(orderId)).body).toMatchObject({
    status: "COMPLETED",
    purchase_units: [{ payments: { captures: [{ status: "PENDING" }] } }],
  });

  expect((await press(`/captures/${captureId}/complete`)).status).toBe(303);

  const { event } = await nextWebhook("PAYMENT.CAPTURE.COMPLETED");
  expect(event.resource).toMatchObject({ id: captureId, status: "COMPLETED" });
  expect(event.resource).not.toHaveProperty("status_details");
  expect((await merchant.readCapture(captureId)).body).toMatchObject({
    status: "COMPLETED",
    seller_receivable_breakdown: { gross_amount: usd("120.50") },
  });
});

it("denies a pending capture, and tells the store", async () => {
  const { merchant, captureId } = await aCapture(paypal, findCardNumber("pending"));

  await press(`/captures/${captureId}/deny`);

  const { event } = await nextWebhook("PAYMENT.CAPTURE.DENIED");
  expect(event.resource).toMatchObject({ id: captureId, status: "DECLINED" });
  expect((await merchant.readCapture(captureId)).body.status).toBe("DECLINED");
  expect((await press(`/captures/${captureId}/complete`)).status).toBe(422);
});

it("refunds a part on PayPal's pages, and tells the store", async () => {
  const { merchant, captureId } = await aCapture(paypal);

  await press(`/captures/${captureId}/refund`, "20.50");

  const { event } = await nextWebhook("PAYMENT.CAPTURE.REFUNDED");
  expect(event).toMatchObject({ resource_type: "refund", resource: { amount: usd("20.50") } });
  expect((await merchant.readRefund(event.resource.id)).body).toEqual(event.resource);
  expect((await merchant.readCapture(captureId)).body.status).toBe("PARTIALLY_REFUNDED");
});

it("shows why an action is not possible", async () => {
  const { captureId } = await aCapture(paypal);

  const { status, text } = await press(`/captures/${captureId}/refund`, "120.51");

  expect(status).toBe(422);
  expect(text).toContain('role="alert">The refund amount must be less than or equal');
  expect(text).toContain('href="../../../sandbox.css"');
  expect(text).toContain(`action="../../captures/${captureId}/refund"`);
});

it("takes money back for the buyer's bank, and refuses refunds afterwards", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  await merchant.refund(captureId, { amount: usd("20.50") });
  await nextWebhook("PAYMENT.CAPTURE.REFUNDED");

  await press(`/captures/${captureId}/reverse`);

  const { event } = await nextWebhook("PAYMENT.CAPTURE.REVERSED");
  expect(event).toMatchObject({
    resource_type: "refund",
    resource: {
      amount: usd("100.00"),
      links: [{}, { rel: "up", href: expect.stringMatching(`/captures/${captureId}$`) }],
    },
  });
  expect((await merchant.readCapture(captureId)).body).toMatchObject({
    status: "REFUNDED",
    status_details: { reason: "CHARGEBACK" },
  });
  expect((await merchant.refund(captureId)).body.details[0].issue).toBe(
    "REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK",
  );
});

it.each([
  ["complete", "PAYMENT.CAPTURE.REFUNDED", "COMPLETED", "REFUNDED"],
  ["fail", "PAYMENT.REFUND.FAILED", "FAILED", "COMPLETED"],
])("settles a pending refund: %s", async (name, type, status, captureStatus) => {
  const { merchant, captureId } = await aCapture(paypal, findCardNumber("pending-refund"));
  const { id } = (await merchant.refund(captureId)).body;
  await nextWebhook("PAYMENT.REFUND.PENDING");

  await press(`/refunds/${id}/${name}`);

  expect((await nextWebhook(type)).event.resource).toMatchObject({ id, status });
  expect((await merchant.readRefund(id)).body.status).toBe(status);
  expect((await merchant.readCapture(captureId)).body.status).toBe(captureStatus);
});

it("opens, escalates and resolves a dispute for the buyer, who gets the money", async () => {
  const { merchant, captureId } = await aCapture(paypal);

  await press(`/captures/${captureId}/dispute`);
  const created = (await nextWebhook("CUSTOMER.DISPUTE.CREATED")).event;
  expect(created).toMatchObject({
    resource_type: "dispute",
    resource: {
      status: "OPEN",
      reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
      dispute_amount: usd("120.50"),
      disputed_transactions: [{ seller_transaction_id: captureId }],
    },
  });
  const id = created.resource.dispute_id;
  expect((await merchant.refund(captureId, { amount: usd("1.00") })).body.details[0].issue).toBe(
    "TRANSACTION_DISPUTED",
  );

  await press(`/disputes/${id}/escalate`);
  expect((await nextWebhook("CUSTOMER.DISPUTE.UPDATED")).event.resource.status).toBe(
    "WAITING_FOR_SELLER_RESPONSE",
  );

  await press(`/disputes/${id}/resolve-for-buyer`);
  expect((await nextWebhook("PAYMENT.CAPTURE.REVERSED")).event.resource.amount).toEqual(usd("120.50"));
  const resolved = (await nextWebhook("CUSTOMER.DISPUTE.RESOLVED")).event;
  expect(resolved.resource).toMatchObject({
    status: "RESOLVED",
    dispute_outcome: { outcome_code: "RESOLVED_BUYER_FAVOUR" },
  });
  expect((await merchant.call("GET", `/v1/customer/disputes/${id}`)).body).toEqual(resolved.resource);
  expect((await press(`/disputes/${id}/escalate`)).status).toBe(422);
});

it("resolves a dispute for the store without moving money", async () => {
  const { merchant, captureId } = await aCapture(paypal);
  await press(`/captures/${captureId}/dispute`);
  const { event } = await nextWebhook("CUSTOMER.DISPUTE.CREATED");

  await press(`/disputes/${event.resource.dispute_id}/resolve-for-store`);

  expect((await nextWebhook("CUSTOMER.DISPUTE.RESOLVED")).event.resource.dispute_outcome).toEqual({
    outcome_code: "RESOLVED_SELLER_FAVOUR",
  });
  expect((await merchant.readCapture(captureId)).body.status).toBe("COMPLETED");
});

it("lists the payments on a page without scripts and styles of its own", async () => {
  const { captureId } = await aCapture(paypal);
  const { status, text } = await paypal({ method: "GET", path: "/" });
  const { body } = await paypal({ method: "GET", path: "/payments.json" });

  expect(status).toBe(200);
  expect(text).toContain(captureId);
  expect(text).toContain("$120.50");
  expect(text).not.toMatch(/style=|<script|<style|(href|src|action)="\//);
  expect(body[0]).toMatchObject({ capture: { id: captureId }, source: "VISA 1111", left: usd("120.50") });
});

it("adds the slash to the page's address, under any prefix", async () => {
  expect(await paypal({ method: "GET", path: "" })).toMatchObject({ status: 302, location: "paypal/" });
});
