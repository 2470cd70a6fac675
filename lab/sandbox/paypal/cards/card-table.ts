import { type Html, html } from "../../pages/html.ts";
import { BEHAVIOURS, CARDS } from "./cards.ts";

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
