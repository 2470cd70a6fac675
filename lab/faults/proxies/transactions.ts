import type { Halt, Statement } from "./postgres-proxy.ts";

/** A place in a transaction. After its commit, the response of PostgreSQL is lost. */
export type Place = "between two statements" | "before its commit" | "after its commit";
export const PLACES: Place[] = ["between two statements", "before its commit", "after its commit"];

/** A transaction to halt, identified by its first statement. */
export interface Expected {
  /** Transactions of the same name have about the same number of statements. */
  name: string;
  isFirst: (statement: Statement) => boolean;
  place: Place;
  /** Chooses the statement before which it halts between two. */
  n: number;
  reached: () => void;
}

/** Tracks transactions in the proxied statements, and halts the expected ones. */
export class Transactions {
  readonly expected = new Set<Expected>();
  /** The fewest statements with which a transaction has reached its commit, by name. */
  readonly #lengths = new Map<string, number>();

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
      if (text === "commit") return expected && this.#haltAtCommit(expected, statements);
      statements++;
      if (statements === 1) expected = this.#take(statement);
      return expected && this.#haltBetween(expected, statements);
    };
  }

  #take(statement: Statement): Expected | undefined {
    const found = [...this.expected].find(({ isFirst }) => isFirst(statement));
    if (found) this.expected.delete(found);
    return found;
  }

  #haltBetween({ name, place, n, reached }: Expected, statements: number): Halt | undefined {
    const others = Math.max(1, (this.#lengths.get(name) ?? 0) - 1);
    const isReached = place === "between two statements" && statements === 2 + (n % others);
    return isReached ? { loses: "statement", reached } : undefined;
  }

  /** A transaction that is shorter than others of its name halts here too. */
  #haltAtCommit({ name, place, reached }: Expected, statements: number): Halt {
    this.#lengths.set(name, Math.min(statements, this.#lengths.get(name) ?? statements));
    return { loses: place === "after its commit" ? "answer" : "statement", reached };
  }
}
