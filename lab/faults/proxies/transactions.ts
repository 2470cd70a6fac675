import type { Halt, Statement, Watch } from "./postgres-proxy.ts";

/** A place in a transaction: before its nth statement, before its commit, or after the commit without its response. */
export type Place = number | "commit" | "committed";

/** A transaction to watch for, identified by its first statement. */
export interface Expected {
  isFirst: (statement: Statement) => boolean;
  /** The place to halt at; without it only statements are counted. */
  at?: Place;
  reached: () => void;
  /** Number of statements before its commit. */
  statements: number;
}

interface Transaction {
  statements: number;
  expected?: Expected;
}

/** Tracks transactions in the proxied statements, and halts the expected ones. */
export class Transactions {
  readonly expected = new Set<Expected>();
  readonly #open = new WeakMap<object, Transaction>();

  readonly watch: Watch = (connection, statement) => {
    if (statement.text === "begin") this.#open.set(connection, { statements: 0 });
    const transaction = this.#open.get(connection);
    if (!transaction || statement.text === "begin") return undefined;
    if (statement.text === "commit" || statement.text === "rollback") this.#open.delete(connection);
    if (statement.text !== "commit") return this.#step(transaction, statement);
    return toHalt(transaction.expected, "commit") ?? toHalt(transaction.expected, "committed");
  };

  #step(transaction: Transaction, statement: Statement): Halt | undefined {
    transaction.statements++;
    if (transaction.statements === 1) {
      transaction.expected = [...this.expected].find(({ isFirst }) => isFirst(statement));
      if (transaction.expected) this.expected.delete(transaction.expected);
    }
    const { expected } = transaction;
    if (expected) expected.statements = transaction.statements;
    return toHalt(expected, transaction.statements);
  }
}

function toHalt(expected: Expected | undefined, at: Place): Halt | undefined {
  if (!expected || expected.at !== at) return undefined;
  return { loses: at === "committed" ? "answer" : "statement", reached: expected.reached };
}
