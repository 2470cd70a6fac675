import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";

export function resetPasswordMail(link: string): Email {
  return renderEmail({
    subject: `Choose a new password for ${company.name}`,
    paragraphs: [
      `We received a request to reset the password of your account at ${company.name}.`,
      "Follow the link to choose a new password. Until then, your current password stays valid.",
    ],
    link: { text: "Choose a new password", href: link },
    closing:
      "The link works once and expires in an hour. If you did not request it, you can ignore this e-mail.",
  });
}

export function passwordChangedMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `Your ${company.name} password was changed`,
    paragraphs: [
      `The password of your account at ${company.name} was changed, and the account was logged out everywhere.`,
      "If you changed it, there is nothing else to do. If you did not, choose another password now.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}
