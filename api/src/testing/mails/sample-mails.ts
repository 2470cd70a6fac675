import type { Email } from "../../jobs/outbox.ts";
import { sampleAccountMails } from "./sample-account-mails.ts";
import { sampleMessageMails } from "./sample-message-mails.ts";
import { sampleOrderMails } from "./sample-order-mails.ts";

/** Every mail of the store with sample data: the name of its function → what it returns, by the case. */
export type SampleMails = Record<string, Record<string, Email>>;

export const sampleMails: SampleMails = {
  ...sampleAccountMails,
  ...sampleOrderMails,
  ...sampleMessageMails,
};
