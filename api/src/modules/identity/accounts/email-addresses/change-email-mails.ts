import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";

/** Sent to the new address. */
export function confirmNewEmailMail(link: string): Email {
  return renderEmail({
    subject: `Confirm your new e-mail address for ${company.name}`,
    paragraphs: [
      `Somebody, probably you, wants to use this e-mail address for an account at ${company.name}.`,
      "Log in with the address that the account has now, and follow the link to confirm the new one.",
    ],
    link: { text: "Confirm my new e-mail address", href: link },
    closing: "The link works for 24 hours. If you did not ask for it, you need not do anything.",
  });
}

/** Sent to the current address. */
export function emailChangeNoticeMail(newEmail: string, forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `A new e-mail address for your ${company.name} account`,
    paragraphs: [
      `Somebody, probably you, has asked to change the e-mail address of your account at ${company.name} to ${newEmail}.`,
      "It changes once the link that we have sent there is followed. If it was you, you need not do anything.",
      "If it was not you, choose a new password now: that also makes the link worthless.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this mail if anything is not right.",
  });
}
