import type { Halt, Statement, Watch } from "./postgres-wire.ts";

/** A place in a transaction: before its nth statement, before its commit, or when the commit's answer is lost. */
export type Place = number | "commit" | "committed";

/** A transaction that is waited for, told by its first statement. */
export interface Expected {
  isFirst: (statement: Statement) => boolean;
  /** Where it is to be held; nowhere where only its statements are counted. */
  at?: Place;
  reached: () => void;
  /** How many statements it had before its commit. */
  statements: number;
}

interface Transaction {
  statements: number;
  expected?: Expected;
}

/** Follows the transactions on the wire, and holds those that are expected where they say. */
export class Transactions {
  readonly expected = new Set<Expected>();
  readonly #open = new WeakMap<object, Transaction>();

  readonly watch: Watch = (connection, statement) => {
    if (statement.text === "begin") this.#open.set(connection, { statements: 0 });
    const transaction = this.#open.get(connection);
    if (!transaction || statement.text === "begin") return undefined;
    if (statement.text === "commit" || statement.text === "rollback") this.#open.delete(connection);
    if (statement.text !== "commit") return this.#step(transaction, statement);
    return haltOf(transaction.expected, "commit") ?? haltOf(transaction.expected, "committed");
  };

  #step(transaction: Transaction, statement: Statement): Halt | undefined {
    transaction.statements++;
    if (transaction.statements === 1) {
      transaction.expected = [...this.expected].find(({ isFirst }) => isFirst(statement));
      if (transaction.expected) this.expected.delete(transaction.expected);
    }
    const { expected } = transaction;
    if (expected) expected.statements = transaction.statements;
    return haltOf(expected, transaction.statements);
  }
}

function haltOf(expected: Expected | undefined, at: Place): Halt | undefined {
  if (!expected || expected.at !== at) return undefined;
  return { loses: at === "committed" ? "answer" : "statement", reached: expected.reached };
}
