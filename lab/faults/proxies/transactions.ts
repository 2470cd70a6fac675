import type { Halt, Statement } from "./postgres-proxy.ts";

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

/** Tracks transactions in the proxied statements, and halts the expected ones. */
export class Transactions {
  readonly expected = new Set<Expected>();

  /** @returns inspects the statements of a connection */
  watchConnection() {
    let isOpen = false;
    let statements = 0;
    let expected: Expected | undefined;
    return (statement: Statement): Halt | undefined => {
      const { text } = statement;
      // The API names its request in the same statement.
      const isBegin = /^begin\b/.test(text);
      if (isBegin) [isOpen, statements, expected] = [true, 0, undefined];
      if (isBegin || !isOpen) return undefined;
      if (text === "commit" || text === "rollback") isOpen = false;
      if (text === "commit") return toHalt(expected, "commit") ?? toHalt(expected, "committed");
      statements++;
      if (statements === 1) expected = this.#take(statement);
      if (expected) expected.statements = statements;
      return toHalt(expected, statements);
    };
  }

  #take(statement: Statement): Expected | undefined {
    const found = [...this.expected].find(({ isFirst }) => isFirst(statement));
    if (found) this.expected.delete(found);
    return found;
  }
}

function toHalt(expected: Expected | undefined, at: Place): Halt | undefined {
  if (!expected || expected.at !== at) return undefined;
  return { loses: at === "committed" ? "answer" : "statement", reached: () => expected.reached?.() };
}
