import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../../jobs/outbox.ts";
import { renderEmail } from "../../../../mail/email-template.ts";

/** The subject and the first sentence of the mail about each change. */
const CHANGES = {
  enabled: {
    subject: `A second factor now protects your ${company.name} account`,
    sentence: "From now on, logging in requires your password and a code from your authenticator app.",
  },
  removed: {
    subject: `The second factor of your ${company.name} account was removed`,
    sentence: "From now on, your password is enough to log in.",
  },
  replaced: {
    subject: `The recovery codes of your ${company.name} account were replaced`,
    sentence: "Your previous recovery codes no longer work.",
  },
};
export type SecondFactorChange = keyof typeof CHANGES;

/** Sent to the owner of an account when its second factor was changed. */
export function secondFactorMail(change: SecondFactorChange, forgotPasswordUrl: string): Email {
  const { subject, sentence } = CHANGES[change];
  return renderEmail({
    subject,
    paragraphs: [
      sentence,
      "If you made the change, there is nothing else to do. If you did not, choose a new password now: this also logs you out everywhere.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}

/** Sent to the owner of an account when a recovery code was used. @param left the number of unused codes */
export function recoveryCodeUsedMail(left: number, forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `A recovery code of your ${company.name} account was used`,
    paragraphs: [
      `A recovery code was entered instead of a code from your authenticator app. ${codesLeft(left)}`,
      "If this was you, there is nothing to do; you can create new codes in the settings of your account. If it was not, choose a new password now: this also logs you out everywhere.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}

const codesLeft = (left: number): string => {
  if (left === 0) return "It was the last one.";
  return left === 1 ? "You have one code left." : `You have ${left} codes left.`;
};
