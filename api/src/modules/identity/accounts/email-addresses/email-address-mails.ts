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

/** Sent to the new address. */
export function confirmNewEmailMail(link: string): Email {
  return renderEmail({
    subject: `Confirm your new e-mail address for ${company.name}`,
    paragraphs: [
      `We received a request to use this e-mail address for an account at ${company.name}.`,
      "Log in with the account's current address, then follow the link to confirm this one.",
    ],
    link: { text: "Confirm my new e-mail address", href: link },
    closing: "The link works for 24 hours. If you did not request the change, you can ignore this mail.",
  });
}

/** Sent to a new address that is the address of an account already. Contains nothing of the account that asked. */
export function addressInUseMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `Your ${company.name} account and a request to use its e-mail address`,
    paragraphs: [
      `We received a request to use this e-mail address for another account at ${company.name}.`,
      "It is the address of your account already, so nothing was changed. If you made the request, log in to your account with this address; you can choose a new password if you have forgotten it.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "If you did not make the request, you can ignore this mail.",
  });
}

/**
 * Sent to the current address.
 * @param newEmail left out if the current address is not verified: strangers must not have their text mailed to it
 */
export function emailChangeNoticeMail(newEmail: string | undefined, forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `A new e-mail address for your ${company.name} account`,
    paragraphs: [
      `We received a request to change the e-mail address of your account at ${company.name}${newEmail ? ` to ${newEmail}` : ""}.`,
      "The address changes when the link that we sent to the new address is followed. If you made the request, there is nothing else to do.",
      "If you did not, choose a new password now: this also cancels the request.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this mail if anything is not right.",
  });
}
