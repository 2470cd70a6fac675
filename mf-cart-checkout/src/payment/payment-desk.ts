import type { CartConflict } from "@ligate/contract/orders";
import { ApiError } from "@ligate/platform/api";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  conflictOf,
  DECLINED,
  isDeclined,
  isUncertain,
  NOT_PROCESSED,
  problemText,
} from "./payment-problem.ts";

/** What is paid, as the page that asks for the payment knows it. */
export interface PaymentTask {
  /** Opens the payment; answers the provider's order id. */
  create: () => Promise<string>;
  /** Takes the money; answers what the payment is known by: a capture id, an order's token. */
  capture: (orderID: string) => Promise<string>;
  onPaid: (token: string) => void;
  /** The server's cart is another one than the page's. */
  onConflict: (conflict: CartConflict) => void;
  onSignedOut: () => void;
}

export interface PaymentProblem {
  text: string;
  /** Asks again for the capture whose answer is missing; the server takes the money at most once. */
  askAgain?: () => void;
}

export interface PaymentState {
  isProcessing: boolean;
  problem?: PaymentProblem;
}

export type CaptureOutcome = "paid" | "declined" | "failed";

/** Where a page and the ways to pay meet: one payment at a time, one capture of each, one problem on screen. */
export interface PaymentDesk {
  /** A new attempt: what was said of the last one goes. */
  begin: () => void;
  isBusy: () => boolean;
  /** Holds the page busy while `work` runs. */
  during: <T>(work: () => Promise<T>) => Promise<T>;
  create: () => Promise<string>;
  capture: (orderID: string) => Promise<CaptureOutcome>;
  /** Orders without a provider; answers the order's token to `task.onPaid`. */
  place: (order: () => Promise<string>) => Promise<CaptureOutcome>;
  /** Something went wrong at the provider; said unless the store has said why already. */
  fail: (text?: string) => void;
  dismiss: () => void;
  state: () => PaymentState;
  subscribe: (listener: () => void) => () => void;
}

const WITHOUT_PROVIDER = "";

/** The desk of one page. `task` is asked for at every step: it is always the newest. */
export function createPaymentDesk(task: () => PaymentTask): PaymentDesk {
  let steps = 0;
  let isPaid = false;
  let isTold = false;
  let problem: PaymentProblem | undefined;
  let creating: Promise<string> | undefined;
  const underWay = new Map<string, Promise<CaptureOutcome>>();
  const listeners = new Set<() => void>();
  let state: PaymentState = { isProcessing: false };

  const isBusy = () => steps > 0 || isPaid;

  function tell(): void {
    state = { isProcessing: isBusy(), problem };
    for (const listener of listeners) listener();
  }

  function begin(): void {
    isTold = false;
    problem = undefined;
    tell();
  }

  function say(text: string, askAgain?: () => void): void {
    isTold = true;
    problem = { text, askAgain };
    tell();
  }

  async function during<T>(work: () => Promise<T>): Promise<T> {
    steps++;
    tell();
    try {
      return await work();
    } finally {
      steps--;
      tell();
    }
  }

  function explain(error: unknown, askAgain?: () => void): void {
    isTold = true;
    const conflict = conflictOf(error);
    if (conflict) task().onConflict(conflict);
    else if (error instanceof ApiError && error.status === 401) task().onSignedOut();
    else say(problemText(error), isUncertain(error) ? askAgain : undefined);
  }

  async function takeOnce(key: string, take: () => Promise<string>): Promise<CaptureOutcome> {
    begin();
    try {
      const token = await take();
      isPaid = true;
      task().onPaid(token);
      return "paid";
    } catch (error) {
      if (isDeclined(error)) say(DECLINED);
      else explain(error, () => void join(key, take));
      return isDeclined(error) ? "declined" : "failed";
    } finally {
      if (!isPaid) underWay.delete(key);
    }
  }

  /** A second press is the first one's. */
  function join(key: string, take: () => Promise<string>): Promise<CaptureOutcome> {
    const taken = underWay.get(key) ?? during(() => takeOnce(key, take));
    underWay.set(key, taken);
    return taken;
  }

  async function createOnce(): Promise<string> {
    try {
      return await during(task().create);
    } catch (error) {
      explain(error);
      throw error;
    } finally {
      creating = undefined;
    }
  }

  return {
    begin,
    isBusy,
    during,
    create: () => {
      creating ??= createOnce();
      return creating;
    },
    capture: (orderID) => join(orderID, () => task().capture(orderID)),
    place: (order) => join(WITHOUT_PROVIDER, order),
    fail: (text = NOT_PROCESSED) => {
      if (!isTold) say(text);
    },
    dismiss() {
      problem = undefined;
      tell();
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A page's desk, and how it stands. */
export function usePaymentDesk(task: PaymentTask): [PaymentState, PaymentDesk] {
  const newest = useRef(task);
  useEffect(() => {
    newest.current = task;
  });
  const [desk] = useState(() => createPaymentDesk(() => newest.current));
  return [useSyncExternalStore(desk.subscribe, desk.state, desk.state), desk];
}
