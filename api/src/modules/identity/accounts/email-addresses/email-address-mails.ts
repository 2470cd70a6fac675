import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";
import type { User } from "../users.table.ts";

/** Sent to a new account. An account without a password is also asked to set one. */
export function verificationMail({ passwordHash }: Pick<User, "passwordHash">, link: string): Email {
  return renderEmail({
    subject: `Verify your e-mail address for ${company.name}`,
    paragraphs: [
      `An account at ${company.name} was requested for this e-mail address.`,
      passwordHash
        ? "Follow the link to verify that the address is yours."
        : "Follow the link to verify that the address is yours and to choose a password. Your cart is waiting for you.",
    ],
    link: { text: "Verify my e-mail address", href: link },
    closing: "The link works for 24 hours. If you did not request an account, you can ignore this e-mail.",
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
    closing: "The link works for 24 hours. If you did not request the change, you can ignore this e-mail.",
  });
}

/** Sent to a new address that already belongs to an account. Contains nothing of the requesting account. */
export function addressInUseMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `Your ${company.name} account and a request to use its e-mail address`,
    paragraphs: [
      `We received a request to use this e-mail address for another account at ${company.name}.`,
      "It is already the address of your account, so nothing has changed. If you made the request, log in to your account with this address. If you have forgotten your password, you can choose a new one.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "If you did not make the request, you can ignore this e-mail.",
  });
}

/**
 * Sent to the current address.
 * @param newEmail omitted if the current address is not verified, so that a stranger cannot send text to it
 */
export function emailChangeNoticeMail(newEmail: string | undefined, forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `A new e-mail address for your ${company.name} account`,
    paragraphs: [
      `We received a request to change the e-mail address of your account at ${company.name}${newEmail ? ` to ${newEmail}` : ""}.`,
      "The address will change once the link that we sent to the new address is followed. If you made the request, there is nothing else to do.",
      "If you did not, choose a new password now: this also cancels the request.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}

/**
 * Sent to the previous address after the change. It has no link: the account no longer has this address.
 * @param newEmail omitted if the previous address was not verified, as in `emailChangeNoticeMail`
 */
export function emailChangedMail(newEmail: string | undefined): Email {
  return renderEmail({
    subject: `The e-mail address of your ${company.name} account was changed`,
    paragraphs: [
      `The e-mail address of your account at ${company.name} was changed${newEmail ? ` to ${newEmail}` : ""}. All other browsers were logged out.`,
      "If this was you, there is nothing to do. We no longer send e-mails about the account to this address.",
    ],
    closing: "If it was not you, reply to this e-mail at once.",
  });
}

/** Sent to the new address after the change. */
export function newEmailConfirmedMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `This is now the e-mail address of your ${company.name} account`,
    paragraphs: [
      `Your account at ${company.name} has this e-mail address from now on: use it to log in. All other browsers were logged out.`,
      "If this was you, there is nothing to do. If it was not, choose a new password now: this also logs you out everywhere.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}
