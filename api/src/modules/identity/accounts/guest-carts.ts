import type { Tx } from "../../../db/database.ts";

/**
 * Cart operations that log-in and sign-up need. Ordering implements them, and `app.ts` passes them in, because
 * identity must not import ordering.
 */
export interface GuestCarts {
  /** Merges the session's cart, and every cart reserved for this user, into the user's own. */
  merge(tx: Tx, userId: number, cartId: number | null | undefined): Promise<void>;
  /** Reserves the session's cart for an account whose email address is not verified yet. */
  reserve(tx: Tx, userId: number, cartId: number | null | undefined): Promise<void>;
}
