import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { findDesign } from "../../catalog/index.ts";
import { type FileKit, kitSequences } from "../../design/index.ts";
import type { User } from "../../identity/tables.ts";
import { findOrder, readOrderLines } from "./find-order.ts";

/**
 * The sequences of an ordered design with what its line specifies.
 * @param id as in `findOrder`
 * @param position of the line, counted from 1
 * @throws ProblemError 404 without such an order of this user, without such a line, and for a line that is no design or one
 *   that is not made any more
 */
export async function getOrderSequences(tx: Tx, user: User, id: string, position: string): Promise<FileKit> {
  const lines = await readOrderLines(tx, await findOrder(tx, user, id));
  const line = /^\d+$/.test(position) ? lines[Number(position) - 1] : undefined;
  if (!line) throw new ProblemError(404, `This order has no line ${position}.`);
  const found = await findDesign(tx, line.productSku);
  if (!found) throw new ProblemError(404, `There is no sequence for ${line.productName}.`);
  return kitSequences(found.design, line.specification);
}
