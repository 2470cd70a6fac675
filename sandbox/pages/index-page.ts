import { BEHAVIOURS } from "../paypal/cards/behaviours.ts";
import { CARDS } from "../paypal/cards/cards.ts";
import { SPECIAL_ZIP_CODES } from "../tax/rates.ts";
import { html, page } from "./html.ts";

/** The index page: a link to the inbox, and the test cards and ZIP codes for manual tests of the store. */
export function indexPage(): string {
  const cards = CARDS.map(
    (card) =>
      html`<tr><td><code>${card.number}</code></td><td>${card.brand}</td><td>${BEHAVIOURS[card.behaviour]}</td></tr>\n`,
  );
  const zips = SPECIAL_ZIP_CODES.map(
    ({ zip, effect }) => html`<tr><td><code>${zip}</code></td><td>${effect}</td></tr>\n`,
  );

  return page({
    title: "Stand-ins for third parties",
    root: "./",
    body: html`<h1>Sandbox</h1>
<p>Local stand-ins for PayPal, the sales-tax service and a mail server. No money moves and no mail leaves
this machine; all data is lost when the sandbox stops.</p>
<h2>Mail</h2>
<p>Every mail the store sends is in <a href="mail/">the inbox</a>.</p>
<h2>Cards</h2>
<p>Any name, any expiry date in the future, any security code of the right length. Other valid numbers
behave like the first. The PayPal button's window offers the same outcomes.</p>
<table><thead><tr><th>Number</th><th>Brand</th><th>What happens</th></tr></thead><tbody>
${cards}</tbody></table>
<h2>Sales tax</h2>
<p>Each ZIP code has the rate of its state.</p>
<table><thead><tr><th>ZIP code</th><th>What happens</th></tr></thead><tbody>
${zips}</tbody></table>`,
  });
}
