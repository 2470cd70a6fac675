import type { BillingAddress, ShippingAddress } from "@ligate/contract/address";
import { useZodForm, type ZodForm } from "@ligate/ui/use-zod-form";
import { useEffect, useState } from "react";
import { keepDraft, readDraft } from "./draft.ts";

const rules = () => import("@ligate/contract/address").then(({ BillingAddress }) => BillingAddress);

export interface Billing {
  isElsewhere: boolean;
  setElsewhere: (isElsewhere: boolean) => void;
  form: ZodForm<typeof BillingAddress>;
  /** Whom to bill; `undefined` where the form is not filled in, which it then shows. */
  read: () => Promise<BillingAddress | undefined>;
}

/** Billed to where it is shipped, or elsewhere. */
export function useBilling(
  owner: string,
  shipping: ShippingAddress,
  onElsewhere: (address: BillingAddress | undefined) => void,
): Billing {
  const [start] = useState(() => readDraft(owner));
  const [isElsewhere, setElsewhere] = useState(start.isBilledElsewhere ?? false);
  const form = useZodForm(rules, () => {}, { defaultValues: start.billing });
  const { subscribe, handleSubmit } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(owner, { billing: values }),
      }),
    [subscribe, owner],
  );

  return {
    isElsewhere,
    setElsewhere(to) {
      setElsewhere(to);
      keepDraft(owner, { isBilledElsewhere: to });
    },
    form,
    async read() {
      if (!isElsewhere) {
        onElsewhere(undefined);
        return billedTo(shipping);
      }
      const typed = await new Promise<BillingAddress | undefined>((resolve) =>
        handleSubmit(resolve, () => resolve(undefined))(),
      );
      onElsewhere(typed);
      return typed;
    },
  };
}

const billedTo = ({ address_line_1, city, state, zipcode }: ShippingAddress): BillingAddress => ({
  address: address_line_1,
  city,
  state,
  zipcode,
});
