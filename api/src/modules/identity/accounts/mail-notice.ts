import type { Tx } from "../../../db/database.ts";
import { countIfAllowed, NOTICES_BY_RECIPIENT } from "../../../http/limits.ts";
import { type Email, enqueueEmail } from "../../../jobs/outbox.ts";
import type { User } from "./users.table.ts";

/**
 * Mails the owner of an account that it has changed. An address that is not verified may be another person's, so that it
 * gets a few notices a day, whatever its account does.
 * @param key identifies the mail
 */
export async function mailNotice(tx: Tx, { email, emailVerifiedAt }: User, key: string, notice: Email) {
  if (!emailVerifiedAt && !(await countIfAllowed(tx, [[NOTICES_BY_RECIPIENT, email]]))) return;
  await enqueueEmail(tx, key, email, notice);
}
