import type { Database, Tx } from "../../../db/database.ts";

/**
 * Cart operations that log-in and sign-up need. Ordering implements them, and `app.ts` passes them in, because
 * identity must not import ordering.
 */
export interface GuestCarts {
  /**
   * Merges the session's cart, and every cart reserved for this user, into the user's own.
   * @returns a sentence if not all of it fits
   */
  merge(tx: Tx, userId: number, cartId: number | null | undefined): Promise<string | undefined>;
  /** Reserves the session's cart for an account whose email address is not verified yet. */
  reserve(tx: Tx, userId: number, cartId: number | null | undefined): Promise<void>;
  /** Deletes the cart of an account that somebody else may have filled, before its address was verified. */
  discard(tx: Tx, userId: number): Promise<void>;
}

/**
 * Operations on threads of messages that accounts and sessions need. Messaging implements them, and `app.ts` passes them
 * in, because identity must not import messaging.
 */
export interface GuestMessages {
  /** Gives the account the threads that were begun without a login under its verified email address. */
  claim(tx: Tx, userId: number, email: string): Promise<void>;
  /** Marks the messages of an account that somebody else may have written, before its address was verified. */
  markUnproven(tx: Tx, userId: number): Promise<void>;
  /** The number of answers of staff that the customer has not read. */
  countUnread(db: Database, userId: number): Promise<number>;
}
