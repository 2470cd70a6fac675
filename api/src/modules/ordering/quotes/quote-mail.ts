import { formatDay } from "@ligate/contract/common/dates";
import { formatDollars, toDollars } from "@ligate/contract/common/money";
import { company, RESEARCH_USE_ONLY } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import type { DocumentAccess } from "../documents/attach-or-link.ts";
import { productRow, specifiedRows } from "../orders/buyer.ts";
import type { OfferedLine, Quote } from "./quotes.table.ts";

const dollars = (cents: number) => formatDollars(toDollars(cents));

/** A line with the name of its product, and with the title of a design. */
export type NamedLine = OfferedLine & { name: string; title?: string | undefined };

/**
 * Sent to the address that a quote is bound to.
 * @param isVerified whether an account has verified this address. Other addresses do not receive what a visitor typed.
 * @param access to its PDF
 */
export const quoteMail = (
  { number, expiresOn, netDays }: Quote,
  lines: NamedLine[],
  { isVerified, access }: { isVerified: boolean; access: DocumentAccess },
): Email =>
  renderEmail({
    subject: `Your ${company.name} quote ${number}`,
    preheader: `Valid until ${formatDay(expiresOn)}.`,
    paragraphs: [
      `Here is your quote. Enter the number ${number} in your cart to buy at these prices.`,
      ...(netDays === null ? [] : [`Payable by purchase order, net ${netDays} days.`]),
    ],
    rows: [
      ...lines.flatMap(({ name, title, quantity, unitCents, specification = null }): EmailRow[] => [
        productRow({ product: name, title, quantity, price: dollars(quantity * unitCents) }),
        ...(isVerified ? specifiedRows({ specification }) : []),
      ]),
      ["Valid until", formatDay(expiresOn)],
    ],
    ...access,
    closing: `Log in with this e-mail address to use the quote. Shipping is added at checkout. ${RESEARCH_USE_ONLY}`,
  });
