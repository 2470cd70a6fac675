import type { Tx } from "../../db/database.ts";
import { deleteExpiredLinks } from "./accounts/links.ts";
import { deleteExpiredSessions } from "./sessions/session.service.ts";

/** Deletes expired sessions and mailed links. */
export async function deleteExpiredIdentity(tx: Tx) {
  await deleteExpiredSessions(tx);
  await deleteExpiredLinks(tx);
}
