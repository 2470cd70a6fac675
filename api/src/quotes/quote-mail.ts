import { formatDollars, toDollars } from "@ligate/contract/cents";
import { company } from "@ligate/contract/company";
import { formatDay } from "@ligate/contract/dates";
import { type Letter, letter } from "../mail/letter.ts";
import type { OfferedLine } from "./offer.ts";
import type { Quote } from "./quotes.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

/** To whom a quote is bound. */
export const quoteMail = (
  { number, expiresOn }: Quote,
  lines: (OfferedLine & { name: string })[],
  storeUrl: string,
): Letter =>
  letter({
    subject: `Your ${company.name} quote ${number}`,
    paragraphs: [
      `We offer you the following. Enter the number ${number} in your cart to buy it at these prices.`,
    ],
    rows: [
      ...lines.map(({ name, quantity, unitCents }): [string, string] => [
        `${quantity} × ${name}`,
        dollars(quantity * unitCents),
      ]),
      ["Valid until", formatDay(expiresOn)],
    ],
    link: { text: "Your cart", href: `${storeUrl}/cart` },
    closing: "Log in with this e-mail address to use the quote. Shipping is added at the checkout.",
  });
