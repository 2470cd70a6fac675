import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../jobs/outbox.ts";
import { renderEmail } from "../../mail/email-template.ts";

/** Sent to the former address of an account that was closed. */
export const accountClosedMail = (): Email =>
  renderEmail({
    subject: `Your ${company.name} account was closed`,
    paragraphs: [
      "We have deleted your login, addresses, designs, cart, messages and quote requests.",
      "Orders, invoices and purchase orders stay in our books as long as tax law requires, without your e-mail address and phone number. Links to their documents no longer work.",
      "You can sign up again at any time. The new account will not contain anything from this one.",
    ],
    closing: "If you did not close it, reply to this e-mail at once.",
  });
