import { formatDay } from "@ligate/contract/common/dates";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { renderEmail } from "../../../mail/email-template.ts";

/** A login from a browser in which the account has not logged in before. */
interface NewBrowser {
  /** Such as "Firefox on Windows". */
  device: string;
  /** IP address. */
  address: string;
  at: Date;
}

/** Sent to the owner of an account after a login from a new browser. */
export function newBrowserMail({ device, address, at }: NewBrowser, forgotPasswordUrl: string): Email {
  const iso = at.toISOString();
  return renderEmail({
    subject: `A login to your ${company.name} account from a new browser`,
    paragraphs: [
      `Your account at ${company.name} was logged in to from a browser that it has not used before.`,
      "If this was you, there is nothing to do. If it was not, choose a new password now: this also logs you out everywhere.",
    ],
    rows: [
      ["Browser", device],
      ["IP address", address],
      ["Time", `${formatDay(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`],
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Reply to this e-mail if anything is wrong.",
  });
}

/** Sent to the owner of an account after many failed logins, at most once a day. */
export function failedLoginsMail(forgotPasswordUrl: string): Email {
  return renderEmail({
    subject: `Many failed logins to your ${company.name} account`,
    paragraphs: [
      `Someone entered a wrong password or code for your account at ${company.name} many times within an hour. None of these attempts succeeded.`,
      "If this was you, there is nothing to do. If you have forgotten your password, you can choose a new one.",
      "If it was not you, and you use your password anywhere else, choose another one for this account.",
    ],
    link: { text: "Choose a new password", href: forgotPasswordUrl },
    closing: "Further attempts are limited. You can still log in from the browsers that you use.",
  });
}
