import type { RunningPostgres } from "../../../scripts/processes/postgres-server.ts";
import { HttpTransport } from "../../http-transport.ts";
import type { TransactionName } from "../flows/attempt.ts";
import { STOCK_ITEMS, WANTED } from "../flows/carts.ts";
import type { Expected } from "../proxies/transactions.ts";
import type { Report } from "../report.ts";
import type { Case, RoundKind } from "../round-kinds.ts";
import { insertCustomer } from "../stack/customers.ts";
import type { TestStack } from "../stack/test-stack.ts";
import { waitUntilSettled } from "./buyers.ts";
import { runRound } from "./run-round.ts";

/** Runs all rounds of a kind. */
export async function repeatRounds(
  store: TestStack,
  kind: RoundKind,
  postgres: RunningPostgres,
  report: Report,
) {
  const otherBuyer = await insertCustomer(
    store,
    new HttpTransport(() => store.api.addressOf(store.api.spared)),
  );
  const lengths = new Map<Case, number>();
  for (const one of kind.cases) {
    const { at } = one.step;
    if (!at || !("place" in at) || at.place !== "between") continue;
    const counts: number[] = [];
    for (const index of [0, 1]) {
      counts.push(await countStatements(store, one, at.transaction, index));
    }
    lengths.set(one, Math.min(...counts));
  }
  for (let n = 0; n < kind.times; n++) {
    report.add(await runRound(store, { kind, n, lengths, otherBuyer, postgres }));
  }
  console.log(`${kind.times} times: ${kind.cases[0]?.part}, ${kind.cases[0]?.step.name} …`);
}

/** Counts the statements of a transaction of a payment or refund without a fault. */
async function countStatements(
  store: TestStack,
  { part, flow }: Case,
  transaction: TransactionName,
  index: number,
): Promise<number> {
  const stock = { sku: STOCK_ITEMS[0] ?? "", quantity: WANTED };
  const attempt = await flow.prepare(store, await insertCustomer(store, store.api.transport), {
    index,
    stock,
  });
  const expected: Expected = { isFirst: attempt.isFirst(transaction) };
  store.transactions.expected.add(expected);
  const { status } = await attempt.submit();
  if (status !== 200) throw new Error(`${part} fails without a fault: ${status}`);
  await waitUntilSettled(store, [attempt], performance.now());
  if (!expected.statements) throw new Error(`The transaction "${transaction}" of ${part} was not seen.`);
  return expected.statements;
}
