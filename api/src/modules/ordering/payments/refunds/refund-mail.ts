import { formatCents } from "@ligate/contract/common/money";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../../orders/buyer.ts";
import type { Order } from "../../orders/orders.table.ts";

/** Sent when money of an order was refunded that is not cancelled. A cancellation has its own email. */
export function refundMail(
  order: Order,
  { amountCents, reason }: { amountCents: number; reason: string },
  publicUrl: string,
) {
  const { orderNumber } = order;
  return (buyer: Buyer): Email =>
    renderEmail({
      subject: `Your ${company.name} order ${orderNumber}: Refund of ${formatCents(amountCents)}`,
      paragraphs: [
        `${withName("Hello", order, buyer)}. We have refunded ${formatCents(amountCents)} of your order ${orderNumber} the way you paid it.`,
        `Reason: ${reason}`,
        "It can take some days until your bank or PayPal shows the money.",
      ],
      link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
      closing: closingFor(buyer),
    });
}
