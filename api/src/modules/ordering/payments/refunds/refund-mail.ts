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
        `${withName("Hello", order, buyer)}. We have refunded ${formatCents(amountCents)} of your order ${orderNumber} to your original payment method.`,
        `Reason: ${reason}`,
        "It may take a few days to appear in your bank or PayPal account.",
      ],
      link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
      closing: closingFor(buyer),
    });
}
