import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Tx } from "../../../../db/database.ts";
import { conflict } from "../../../../http/problem.ts";
import { createToken } from "../../../../http/tokens.ts";
import { enqueueEmail } from "../../../../jobs/outbox.ts";
import { recordSecurityEvent } from "../../security-events.ts";
import { getAccount } from "../user.service.ts";
import { users } from "../users.table.ts";
import { storeRecoveryCodes } from "./recovery-codes.ts";
import { secondFactorMail } from "./second-factor-mails.ts";

interface Removal {
  /** In lower case. */
  email: string;
  /** The member of staff. */
  actor: string;
  /** The shop's URL, for links. */
  publicUrl: string;
  log?: FastifyBaseLogger;
}

/**
 * For staff: removes the second factor of a customer without app and recovery codes, or whose secret the store
 * cannot decrypt. Mails the owner of the account.
 * @throws ProblemError 404 without an account of this address; 409 without a second factor
 */
export async function removeLostSecondFactor(tx: Tx, { email, actor, publicUrl, log }: Removal) {
  const user = await getAccount(tx, email);
  if (!user.secondFactorAt) throw conflict(`The account ${email} has no second factor.`);
  await deleteSecondFactor(tx, user.id);
  await recordSecurityEvent(tx, { kind: "second_factor_removed", userId: user.id, actor, address: "" }, log);
  const mail = secondFactorMail("removed", `${publicUrl}/forgot-password`);
  await enqueueEmail(tx, `second-factor:${createToken()}`, user.email, mail);
}

export async function deleteSecondFactor(tx: Tx, userId: number) {
  await tx
    .update(users)
    .set({ totpSecret: null, secondFactorAt: null, lastTotpStep: null })
    .where(eq(users.id, userId));
  await storeRecoveryCodes(tx, userId, []);
}
