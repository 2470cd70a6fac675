import { type APIRequestContext, expect } from "@playwright/test";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** The names of the attached files. */
  attachments: string[];
}

/** The mails in the sandbox's inbox that were sent to an address and have such a subject, newest first. */
export async function findMails(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail[]> {
  const response = await request.get("/sandbox/mail/messages.json", { params: { to } });
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => subject.test(mail.subject));
}

/** Waits for a mail with such a subject. @returns the newest one */
export async function waitForMail(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await findMails(request, to, subject);
    expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as Mail;
}

/** @throws if the mail has no such link */
export function findLink(mail: Mail, pattern: RegExp): string {
  const link = mail.links.find((address) => pattern.test(address));
  if (!link) throw new Error(`No link like ${pattern} in "${mail.subject}": ${mail.links.join(", ")}`);
  return link;
}
