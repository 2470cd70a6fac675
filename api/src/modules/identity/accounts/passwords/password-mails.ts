import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";

export function resetPasswordMail(link: string): Email {
  return renderEmail({
    subject: `Choose a new password for ${company.name}`,
    paragraphs: [
      `Somebody, probably you, has forgotten the password of your account at ${company.name}.`,
      "Follow the link to choose a new one. Until then the password stays as it is.",
    ],
    link: { text: "Choose a new password", href: link },
    closing: "The link works for an hour, once. If you did not ask for it, you need not do anything.",
  });
}

export function passwordChangedMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `Your ${company.name} password was changed`,
    paragraphs: [
      `The password of your account at ${company.name} was changed, and the account is logged out everywhere.`,
      "If it was you, you need not do anything. If it was not, choose another password now.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this mail if anything is not right.",
  });
}
