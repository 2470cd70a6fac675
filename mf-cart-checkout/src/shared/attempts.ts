import { safeLocalStorage } from "@ligate/platform/drafts";

/**
 * A payment that this browser has sent to the store. It is kept in local storage, so that a reloaded page or another tab
 * can ask for its outcome, and finds the order (decision 39).
 */
export interface PaymentAttempt {
  /** PayPal's id of the payment, or the `attempt` of a purchase order. */
  id: string;
  /** E-mail address of the buyer. */
  owner: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Token of the confirmation page, once the payment was taken. */
  token?: string;
}

/** The subject of a payment: the cart, or the invoice with this number. */
export type PaymentSubject = "cart" | { invoiceOf: string };

const MINUTE_MS = 60_000;
/** The outcome is known after ten minutes, and stays available for a buyer who returns later. */
const UNSETTLED_MS = 24 * 60 * MINUTE_MS;
/** How long an empty cart names the order. */
const SETTLED_MS = 30 * MINUTE_MS;

/** The attempts to pay for one subject. The last one counts. */
interface Attempts {
  /** The attempt of the buyer; `undefined` if there is none, or it has expired. */
  read: (owner: string) => PaymentAttempt | undefined;
  save: (attempt: PaymentAttempt) => void;
  /** Removes the attempt, unless another one has replaced it. */
  remove: (id: string) => void;
  /**
   * Calls the listener when another tab saves the attempt, or with `undefined` when it removes it.
   * @returns a function that ends the subscription
   */
  subscribe: (listener: (attempt: PaymentAttempt | undefined) => void) => () => void;
}

export function getAttempts(subject: PaymentSubject): Attempts {
  const key = `payment_attempt:${subject === "cart" ? subject : subject.invoiceOf}`;
  const readAny = () => parseAttempt(safeLocalStorage.getItem(key));
  return {
    read(owner) {
      const attempt = readAny();
      return attempt?.owner === owner ? attempt : undefined;
    },
    save: (attempt) => safeLocalStorage.setItem(key, JSON.stringify(attempt)),
    remove(id) {
      if (readAny()?.id === id) safeLocalStorage.removeItem(key);
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key) listener(parseAttempt(event.newValue));
      };
      window.addEventListener("storage", onStorage);
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}

function parseAttempt(text: string | null): PaymentAttempt | undefined {
  try {
    const attempt: PaymentAttempt | null = JSON.parse(text ?? "null");
    if (!attempt) return undefined;
    const lifetime = attempt.token ? SETTLED_MS : UNSETTLED_MS;
    return Date.now() < attempt.startedAt + lifetime ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** The page that confirms an order. @param token payment token, order number or capture id */
export const orderConfirmationPath = (token: string): string =>
  `/order-confirmation/${encodeURIComponent(token)}`;

/** The page that confirms the payment of an invoice. */
export const invoiceConfirmationPath = (invoiceNumber: string): string =>
  `/invoice-confirmation/${encodeURIComponent(invoiceNumber)}`;
