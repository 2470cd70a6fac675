import { session } from "@ligate/platform/session";
import { getAttempts, type PaymentAttempt, type PaymentSubject } from "../../shared/attempts.ts";

/** The attempts of the signed-in buyer to pay for one subject. */
export function createAttemptLog(subject: PaymentSubject) {
  const attempts = getAttempts(subject);
  const save = (id: string, token?: string) =>
    attempts.save({ id, owner: getOwner(), startedAt: Date.now(), token });

  return {
    /** Saves an attempt before it is sent. @returns the attempt that it replaces */
    begin(id: string): PaymentAttempt | undefined {
      const previous = attempts.read(getOwner());
      save(id);
      return previous;
    },
    /** Saves the token of the confirmation page. */
    finish: (id: string, token: string): void => save(id, token),
    /**
     * Removes an attempt that took nothing.
     * @param previous the attempt that it replaced. It is restored if it led to an order of another tab
     */
    forget(id: string, previous?: PaymentAttempt): void {
      attempts.remove(id);
      if (previous?.token && !attempts.read(getOwner())) attempts.save(previous);
    },
    /** The attempt whose outcome is not known. */
    readOpen(): PaymentAttempt | undefined {
      const attempt = attempts.read(getOwner());
      return attempt?.token ? undefined : attempt;
    },
    /** Calls the listener when another tab saves an attempt of this buyer; with `undefined` when it removes one. */
    subscribe: (listener: (attempt: PaymentAttempt | undefined) => void): (() => void) =>
      attempts.subscribe((attempt) => {
        if (!attempt || attempt.owner === getOwner()) listener(attempt);
      }),
  };
}

/** The buyer; empty before the session is loaded. */
const getOwner = (): string => session.current()?.email ?? "";
