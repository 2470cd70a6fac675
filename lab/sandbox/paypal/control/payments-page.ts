import { type Html, html, page } from "../../pages/html.ts";
import type { Money } from "../amounts.ts";
import type { Dispute } from "../captures/dispute.ts";
import { BEHAVIOURS, CARDS } from "../cards/cards.ts";
import type { ListedPayment } from "./list-payments.ts";
import { listActions, type PaymentAction } from "./payment-actions.ts";

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "medium" });
const formatTime = (date: string) => html`<time datetime="${date}">${time.format(new Date(date))}</time>`;

const formatMoney = ({ value, currency_code }: Money) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: currency_code }).format(Number(value));

interface PaymentsPageOptions {
  /** Why the last action was not possible. */
  error?: string;
  /** Relative URL of the page, if the response has the address of an action. */
  self?: string;
}

export function paymentsPage(
  payments: ListedPayment[],
  { error, self = "" }: PaymentsPageOptions = {},
): string {
  return page({
    title: "Payments",
    root: `${self}../`,
    stylesheet: "paypal/payments.css",
    body: html`<h1>Payments</h1>
<p>Make the decisions here that PayPal and banks make later. The store learns of each by a webhook, or the next time it
asks.</p>
${error ? html`<p class="error" role="alert">${error}</p>` : html``}
${payments.length ? html`<ul class="payments">\n${payments.map((payment) => paymentItem(payment, self))}</ul>` : html`<p class="quiet">No payments yet. Reload this page after the store has taken one.</p>`}
${cardTable()}`,
  });
}

function paymentItem(payment: ListedPayment, self: string): Html {
  const { source, description, capture, refunds, disputes } = payment;
  const { id, status, amount, invoice_id, custom_id, create_time } = capture;
  return html`<li aria-labelledby="payment-${id}">
<h2 id="payment-${id}">${formatMoney(amount)} <span class="status ${status.toLowerCase()}">${words(status)}</span></h2>
<dl>
<dt>Paid by</dt><dd>${source}</dd>
${description ? html`<dt>For</dt><dd>${description}</dd>` : html``}
${invoice_id ? html`<dt>Invoice id</dt><dd>${invoice_id}</dd>` : html``}
${custom_id ? html`<dt>Custom id</dt><dd>${custom_id}</dd>` : html``}
<dt>Capture</dt><dd><code>${id}</code>, ${formatTime(create_time)}</dd>
${refunds.map(refundEntry)}${disputes.map(disputeEntry)}</dl>
<div class="actions">${listActions(payment).map((action) => actionForm(action, self))}</div>
</li>\n`;
}

const words = (code: string) => code.toLowerCase().replaceAll("_", " ");

const refundEntry = ({ id, amount, status, isReversal, create_time }: ListedPayment["refunds"][number]) =>
  html`<dt>${isReversal ? "Reversal" : "Refund"}</dt><dd>${formatMoney(amount)} <span class="status ${status.toLowerCase()}">${words(status)}</span> <code>${id}</code>, ${formatTime(create_time)}</dd>\n`;

const disputeEntry = ({ dispute_id, status, dispute_life_cycle_stage, dispute_outcome }: Dispute) =>
  html`<dt>Dispute</dt><dd><span class="status ${status.toLowerCase()}">${words(status)}</span> ${words(dispute_outcome?.outcome_code ?? dispute_life_cycle_stage)} <code>${dispute_id}</code></dd>\n`;

function actionForm({ path, label, amount }: PaymentAction, self: string): Html {
  const field = amount
    ? html`<label>Amount <input name="amount" value="${amount}" inputmode="decimal" autocomplete="off" size="9"></label>`
    : html``;
  return html`<form method="post" action="${self}${path}">${field}<button>${label}</button></form>\n`;
}

/** The test cards, and what happens to a payment with each. */
export function cardTable(): Html {
  const rows = CARDS.map(
    ({ number, brand, behaviour }) =>
      html`<tr><td><code>${number}</code></td><td>${brand}</td><td>${BEHAVIOURS[behaviour]}</td></tr>\n`,
  );
  return html`<h2>Test cards</h2>
<p>Any name, any expiry date in the future, any security code of the right length. Other valid numbers
behave like the first. The PayPal button's window offers the same outcomes, without those of 3-D Secure.
A store whose client id ends with <code>-no-cards</code>, or whose address of the script has
<code>disable-funding=card</code>, is not eligible for cards.</p>
<table><thead><tr><th>Number</th><th>Brand</th><th>Effect</th></tr></thead><tbody>
${rows}</tbody></table>`;
}
