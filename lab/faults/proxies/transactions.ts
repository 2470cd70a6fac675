import type { Halt, Statement } from "./postgres-proxy.ts";

/** Places at which a transaction halts. After its commit, the response of PostgreSQL is lost. */
export const PLACES = ["between two statements", "before its commit", "after its commit"] as const;

/** A transaction to halt. */
export interface Expected {
  /** Identifies it by its first statement. */
  isFirst: (statement: Statement) => boolean;
  place: (typeof PLACES)[number];
  /** Chooses the statement before which it halts between two. */
  n: number;
  /** The fewest statements with which such a transaction has reached its commit. */
  length: { fewest: number };
  reached: () => void;
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
      if (text === "commit") return expected && haltAtCommit(expected, statements);
      statements++;
      if (statements === 1) {
        expected = [...this.expected].find(({ isFirst }) => isFirst(statement));
        if (expected) this.expected.delete(expected);
      }
      return expected && haltBetween(expected, statements);
    };
  }
}

function haltBetween({ place, n, length, reached }: Expected, statements: number): Halt | undefined {
  const isReached = place === "between two statements" && statements === 2 + (n % (length.fewest - 1));
  return isReached ? { loses: "statement", reached } : undefined;
}

/** A transaction that is shorter than others halts here too. */
function haltAtCommit({ place, length, reached }: Expected, statements: number): Halt {
  length.fewest = Math.max(2, Math.min(length.fewest, statements));
  return { loses: place === "after its commit" ? "answer" : "statement", reached };
}
