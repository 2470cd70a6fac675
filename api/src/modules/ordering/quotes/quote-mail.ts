import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";
import { specifiedRows } from "../orders/buyer.ts";
import type { OfferedLine, Quote } from "./quotes.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

/**
 * Sent to the address that a quote is bound to.
 * @param isVerified whether an account has verified this address. Other addresses do not receive what a visitor typed.
 */
export const quoteMail = (
  { number, expiresOn }: Quote,
  lines: (OfferedLine & { name: string })[],
  { storeUrl, isVerified }: { storeUrl: string; isVerified: boolean },
): Email =>
  renderEmail({
    subject: `Your ${company.name} quote ${number}`,
    preheader: `Valid until ${formatDay(expiresOn)}.`,
    paragraphs: [`Here is your quote. Enter the number ${number} in your cart to buy at these prices.`],
    rows: [
      ...lines.flatMap(({ name, quantity, unitCents, specification = null }): [string, string][] => [
        [`${quantity} × ${name}`, dollars(quantity * unitCents)],
        ...(isVerified ? specifiedRows({ specification }) : []),
      ]),
      ["Valid until", formatDay(expiresOn)],
    ],
    link: { text: "Go to your cart", href: `${storeUrl}/cart` },
    closing: "Log in with this e-mail address to use the quote. Shipping is added at checkout.",
  });
