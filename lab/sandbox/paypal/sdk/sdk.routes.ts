import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buttonOutcomes } from "../cards/cards.ts";
import { answerChallenge, approveOrder, type CardInput, confirmCard } from "../orders/approve-order.ts";
import type { Order } from "../orders/order.ts";
import type { PayPalStore } from "../paypal-store.ts";

interface OrderIdParams {
  Params: { id: string };
}

/** The script of the SDK, and the calls of the script, which are not part of PayPal's API. */
export function sdkRoutes(app: FastifyInstance, store: PayPalStore) {
  app.get<{ Querystring: { "client-id"?: string; "disable-funding"?: string } }>(
    "/js",
    async ({ query }, reply) => {
      reply.type("text/javascript; charset=utf-8").header("cache-control", "no-cache");
      const disabled = JSON.stringify(query["disable-funding"] ?? null);
      const prelude = `if (${disabled}) document.currentScript.dataset.disableFunding = ${disabled};\n`;
      if (query["client-id"]) return reply.send(prelude + sdkScript());
      return reply.code(400).send(`throw new Error("SDK Validation error: 'client-id' is missing");\n`);
    },
  );

  app.addHook("onSend", async ({ method }) => {
    if (method === "POST") store.save();
  });

  app.get<OrderIdParams>("/orders/:id", async ({ params }) => ({
    ...orderSummary(store.findOrder(params.id).order),
    outcomes: buttonOutcomes(),
  }));

  app.post<OrderIdParams & { Body: { behaviour?: string } }>(
    "/orders/:id/approve",
    async ({ params, body }) => orderSummary(approveOrder(store, params.id, body?.behaviour).order),
  );

  app.post<OrderIdParams & { Body: CardInput }>("/orders/:id/confirm-card", async ({ params, body }) =>
    orderSummary(confirmCard(store, params.id, body).order),
  );

  app.post<OrderIdParams & { Body: { isPassed?: boolean } }>(
    "/orders/:id/answer-challenge",
    async ({ params, body }) =>
      orderSummary(answerChallenge(store, params.id, body?.isPassed === true).order),
  );
}

/** The part of an order that the buyer's browser may read. */
function orderSummary({ id, status, payer, payment_source, purchase_units }: Order) {
  return {
    id,
    status,
    payer,
    liabilityShift: payment_source?.card?.authentication_result?.liability_shift,
    purchase_units: purchase_units.map(({ amount }) => ({ amount })),
  };
}

/** The modules in order of dependency: each follows the modules that it imports. */
const MODULES = [
  "sandbox-client.js",
  "shadow-root.js",
  "dialog-style.js",
  "cards/challenge-dialog.js",
  "cards/card-validation.js",
  "cards/card-format.js",
  "cards/card-style.js",
  "cards/field-frame.js",
  "cards/card-field.js",
  "cards/card-fields.js",
  "approval-dialog.js",
  "approval-flow.js",
  "buttons.js",
  "main.js",
];

let script: string | undefined;

/**
 * Concatenates the modules of browser/ into one classic script, because pages use `window.paypal` as soon as the script
 * element has loaded. The block keeps the names private; a name that two modules declare is a syntax error.
 */
export function sdkScript(): string {
  script ??= `"use strict";\n{\n${MODULES.map(readModule).join("\n")}}\n`;
  return script;
}

function readModule(name: string): string {
  const source = readFileSync(join(import.meta.dirname, "browser", name), "utf8");
  return source.replace(/^import [^;]+;\n+/gm, "").replace(/^export /gm, "");
}
