import { z } from "zod";
import type { ProviderRefund, RefundOutcome } from "../refunds/refund-provider.ts";
import type { Answer, PayPalHttp } from "./paypal-http.ts";
import { fromPayPal, PayPalMoney, toPayPal } from "./paypal-money.ts";
import { readError, refusalText } from "./refusal.ts";

const TRIES = 2;

/** Pays back a part of a capture, or all of it. Idempotent by the request id. */
export async function refundCapture(
  http: PayPalHttp,
  captureId: string,
  requestId: string,
  { cents, note }: { cents: number; note: string | undefined },
) {
  const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`;
  let outcome: RefundOutcome = { kind: "unknown", why: "no request was sent" };
  for (let tried = 0; tried < TRIES && outcome.kind === "unknown"; tried++) {
    const body = { amount: toPayPal(cents), custom_id: requestId, ...(note && { note_to_payer: note }) };
    outcome = readRefundOutcome(await http("POST", path, requestId, body), captureId);
  }
  return outcome;
}

/**
 * The state of a refund, or of a reversal, which PayPal lists among the refunds. `unknown` if PayPal has none or does not
 * show it.
 */
export async function readRefund(http: PayPalHttp, refundId: string): Promise<RefundOutcome> {
  const answer = await http("GET", `/v2/payments/refunds/${encodeURIComponent(refundId)}`);
  const outcome = readRefundOutcome(answer);
  const isShown = answer.status < 300 || outcome.kind !== "refused";
  return isShown
    ? outcome
    : { kind: "unknown", why: `PayPal does not show refund ${refundId}: ${outcome.why}` };
}

const Refund = z.object({
  id: z.string().min(1),
  status: z.string(),
  amount: PayPalMoney,
  custom_id: z.string().optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});

/** The id of the capture, to which the link `up` of a refund leads. */
export const findCaptureId = (links: { rel: string; href: string }[]) =>
  links.find(({ rel }) => rel === "up")?.href.match(/\/captures\/([^/?]+)/)?.[1];

/**
 * Reads the outcome from PayPal's refund, or from its error response.
 * @param captureId if it is known; otherwise the refund's links name it
 */
function readRefundOutcome(answer: Answer, captureId?: string): RefundOutcome {
  if (answer.status >= 300) {
    const error = readError(answer);
    return error.kind === "refused" ? { kind: "refused", why: refusalText(error.refusal) } : error;
  }
  const parsed = Refund.safeParse(answer.body);
  if (!parsed.success) return { kind: "unknown", why: "PayPal's response is invalid" };
  const { id, status, amount, custom_id: requestId, links } = parsed.data;
  const ofCapture = captureId ?? findCaptureId(links);
  if (!ofCapture) return { kind: "unknown", why: `PayPal's refund ${id} names no capture` };
  const refund: ProviderRefund = { id, captureId: ofCapture, ...fromPayPal(amount) };
  if (requestId) refund.requestId = requestId;
  if (status === "COMPLETED") return { kind: "done", refund };
  if (status === "PENDING") return { kind: "pending", refund };
  if (["CANCELLED", "FAILED"].includes(status))
    return { kind: "refused", why: `PayPal's refund ${id} is ${status}` };
  return { kind: "unknown", why: `PayPal's refund ${id} is ${status}` };
}
