import type { Halt, Statement, Watch } from "./postgres-proxy.ts";

/** A place in a transaction: before its nth statement, before its commit, or after the commit without its response. */
export type Place = number | "commit" | "committed";

/** A transaction to watch for, identified by its first statement. */
export interface Expected {
  isFirst: (statement: Statement) => boolean;
  /** The place to halt at; without it only statements are counted. */
  at?: Place;
  reached?: () => void;
  /** Number of statements before its commit, as far as they have arrived. */
  statements?: number;
}

interface Transaction {
  statements: number;
  expected?: Expected | undefined;
}

/** Tracks transactions in the proxied statements, and halts the expected ones. */
export class Transactions {
  readonly expected = new Set<Expected>();
  readonly #open = new WeakMap<object, Transaction>();

  readonly watch: Watch = (connection, { text, params }) => {
    if (text === "begin") {
      this.#open.set(connection, { statements: 0 });
      return undefined;
    }
    const transaction = this.#open.get(connection);
    if (!transaction) return undefined;
    if (text === "commit" || text === "rollback") this.#open.delete(connection);
    if (text !== "commit") return this.#step(transaction, { text, params });
    return toHalt(transaction.expected, "commit") ?? toHalt(transaction.expected, "committed");
  };

  #step(transaction: Transaction, statement: Statement): Halt | undefined {
    transaction.statements++;
    if (transaction.statements === 1) {
      transaction.expected = [...this.expected].find(({ isFirst }) => isFirst(statement));
      if (transaction.expected) this.expected.delete(transaction.expected);
    }
    const { expected, statements } = transaction;
    if (expected) expected.statements = statements;
    return toHalt(expected, statements);
  }
}

function toHalt(expected: Expected | undefined, at: Place): Halt | undefined {
  if (!expected || expected.at !== at) return undefined;
  return { loses: at === "committed" ? "answer" : "statement", reached: () => expected.reached?.() };
}
