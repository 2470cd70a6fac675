import type { Database } from "../../../../db/database.ts";
import { countOrThrow, type Limit, MESSAGES_BY_ADDRESS } from "../../../../http/limits/limits.ts";
import type { User } from "../../../identity/tables.ts";

const REPLIES_BY_ADDRESS: Limit = { ...MESSAGES_BY_ADDRESS, name: "replies-address" };
const REPLIES_BY_ACCOUNT: Limit = {
  name: "replies-account",
  max: MESSAGES_BY_ADDRESS.max,
  minutes: MESSAGES_BY_ADDRESS.minutes,
  sentence: MESSAGES_BY_ADDRESS.sentence,
};

/** Counts an answer or a question of a customer. @throws ProblemError 429 */
export async function countReply(db: Database, { id }: User, address: string) {
  await countOrThrow(db, REPLIES_BY_ACCOUNT, id);
  await countOrThrow(db, REPLIES_BY_ADDRESS, address);
}
