import { useRef } from "react";
import { cardErrorText, codesIn } from "./card-errors.ts";
import type { PaymentDesk } from "./payment-desk.ts";

interface CardAttempt {
  /** What the provider's script calls while a card is paid with. */
  callbacks: {
    createOrder: () => Promise<string>;
    onApprove: (data: { orderID: string }) => Promise<void>;
    onError: (error: unknown) => void;
    onCancel: () => void;
  };
  /** Hands the card in; fulfilled once it is known how that ended. */
  pay: (submit: () => Promise<void>) => Promise<void>;
}

/** The provider's submit may be over before its callbacks are: the attempt ends when the last of them has. */
export function useCardAttempt(desk: PaymentDesk): CardAttempt {
  const attempt = useRef<PromiseWithResolvers<void>>(undefined);
  const end = () => attempt.current?.resolve();

  function onError(error: unknown) {
    desk.fail(cardErrorText(codesIn(error)));
    end();
  }

  return {
    callbacks: {
      createOrder: desk.create,
      onApprove: async ({ orderID }) => {
        await desk.capture(orderID);
        end();
      },
      onError,
      onCancel: end,
    },
    pay: (submit) =>
      desk.during(async () => {
        attempt.current = Promise.withResolvers();
        submit().catch(onError);
        await attempt.current.promise;
      }),
  };
}
