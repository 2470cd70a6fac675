import type { RefundProvider } from "../../modules/ordering/index.ts";

type Outcome = Awaited<ReturnType<RefundProvider["refund"]>>;
type Made = Extract<Outcome, { kind: "done" | "pending" }>["refund"];

/** The result of the next refund. A repeated request id returns its first result. */
type Behaviour = "ok" | "pending" | "refuse" | "no answer" | "answer lost";

/** A fake of PayPal's refunds. */
export function fakeRefunds() {
  const refunds = new Map<string, { refund: Made; state: "COMPLETED" | "PENDING" | "FAILED" }>();
  const captured = new Map<string, number>();
  let next: Behaviour[] = [];
  let drawn = 0;
  beforeEach(() => {
    refunds.clear();
    captured.clear();
    drawn = 0;
    next = [];
  });

  function read(id: string): Outcome {
    const found = refunds.get(id);
    if (!found) return { kind: "unknown", why: `there is no refund ${id}` };
    if (found.state === "FAILED") return { kind: "refused", why: `PayPal's refund ${id} is FAILED` };
    return { kind: found.state === "COMPLETED" ? "done" : "pending", refund: found.refund };
  }

  function make(refund: Omit<Made, "id" | "currency">, state: "COMPLETED" | "PENDING" = "COMPLETED"): string {
    const id = `REFUND-${++drawn}`;
    refunds.set(id, { refund: { ...refund, id, currency: "USD" }, state });
    return id;
  }

  const sumUsed = (captureId: string) =>
    [...refunds.values()]
      .filter(({ refund, state }) => refund.captureId === captureId && state !== "FAILED")
      .reduce((sum, { refund }) => sum + refund.amountCents, 0);

  const provider: RefundProvider = {
    readRefund: async (id) => read(id),
    async refund(captureId, requestId, amountCents) {
      const first = [...refunds.values()].find(({ refund }) => refund.requestId === requestId);
      if (first) return read(first.refund.id);
      const behaviour = next.shift() ?? "ok";
      if (behaviour === "no answer") return { kind: "unknown", why: "PayPal did not respond" };
      const left = captured.get(captureId);
      if (left !== undefined && amountCents > left - sumUsed(captureId))
        return { kind: "refused", why: "REFUND_AMOUNT_EXCEEDED" };
      if (behaviour === "refuse") return { kind: "refused", why: "CAPTURE_DISPUTED" };
      const state = behaviour === "pending" ? "PENDING" : "COMPLETED";
      const id = make({ captureId, requestId, amountCents }, state);
      return behaviour === "answer lost" ? { kind: "unknown", why: "the response was lost" } : read(id);
    },
  };

  return {
    provider,
    behave: (...behaviours: Behaviour[]) => {
      next = behaviours;
    },
    /** Sets the captured amount, so that refunds of more are refused. */
    limit: (captureId: string, cents: number) => captured.set(captureId, cents),
    /** The part of a capture that PayPal has not refunded, in cents. */
    leftOf: (captureId: string) => (captured.get(captureId) ?? 0) - sumUsed(captureId),
    /** Makes a refund at PayPal itself. @returns its id */
    makeAtPayPal: (captureId: string, amountCents: number) => make({ captureId, amountCents }),
    /** Completes or fails the pending refunds. */
    settle: (state: "COMPLETED" | "FAILED") => {
      for (const refund of refunds.values()) if (refund.state === "PENDING") refund.state = state;
    },
    /** PayPal's ids of all refunds, in the order in which they were made. */
    ids: () => [...refunds.keys()],
    /** Paid back, in cents. */
    paidBack: () =>
      [...refunds.values()].flatMap(({ refund, state }) => (state === "COMPLETED" ? refund.amountCents : [])),
  };
}
