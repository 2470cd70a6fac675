import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import type { User } from "../users.table.ts";

/** Sent to a new account. An account without a password is also asked to set one. */
export function verificationMail({ passwordHash }: Pick<User, "passwordHash">, link: string): Email {
  return renderEmail({
    subject: `Verify your e-mail address for ${company.name}`,
    paragraphs: [
      `An account at ${company.name} was requested with this e-mail address.`,
      passwordHash
        ? "Follow the link to verify that the address is yours."
        : "Follow the link to verify that the address is yours and to choose a password. Your cart waits for you.",
    ],
    link: { text: "Verify my e-mail address", href: link },
    closing: "The link works for 24 hours. If you did not request an account, you can ignore this mail.",
  });
}
