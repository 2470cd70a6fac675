import { type APIRequestContext, expect } from "@playwright/test";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** What the sandbox's inbox holds for an address now, newest first. */
export async function mailsTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail[]> {
  const answer = await request.get("/sandbox/mail/messages.json", { params: { to } });
  const mails = (await answer.json()) as Mail[];
  return mails.filter((mail) => subject.test(mail.subject));
}

/** Waits for a mail, the newest whose subject fits. */
export async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await mailsTo(request, to, subject);
    expect(found, `a mail to ${to} about ${subject}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return found as Mail;
}

/** @throws where the mail has no such link */
export function linkIn(mail: Mail, pattern: RegExp): string {
  const link = mail.links.find((one) => pattern.test(one));
  if (!link) throw new Error(`No link like ${pattern} in "${mail.subject}": ${mail.links.join(", ")}`);
  return link;
}
