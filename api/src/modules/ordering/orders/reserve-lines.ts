import type { Tx } from "../../../db/database.ts";
import { allocateStock, lockStock, reserveStock } from "../../catalog/index.ts";
import { assertAsShown, assertAvailable } from "../cart/assert-promise.ts";
import type { PricedLine } from "../cart/cart.service.ts";

/**
 * Reserves the stock of an order's lines until the order is paid, or returned by `returnStock`. The stock is locked
 * until the transaction ends, so that no piece is promised twice.
 * @param shown the lines as the page showed them
 * @returns the lines with the availability that the order promises
 * @throws ProblemError 409 with the cart if pieces are missing, or would be delivered later than shown
 */
export async function reserveLines(
  tx: Tx,
  orderNumber: string,
  lines: PricedLine[],
  shown: unknown,
): Promise<PricedLine[]> {
  const locked = await lockStock(
    tx,
    lines.map(({ sku }) => sku),
  );
  const promised = allocateStock(
    lines.map((line) => ({ ...line, stock: locked.get(line.sku) ?? line.stock })),
  );
  assertAvailable(promised);
  assertAsShown(promised, shown);
  await reserveStock(tx, orderNumber, promised);
  return promised;
}
