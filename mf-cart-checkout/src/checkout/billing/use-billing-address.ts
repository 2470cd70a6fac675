import type { BillingAddress, ShippingAddress } from "@ligate/contract/address/schemas";
import { useDraftedForm } from "@ligate/ui/forms/use-drafted-form";
import type { ZodForm } from "@ligate/ui/forms/use-zod-form";
import { useState } from "react";
import { readCheckoutDraft, updateCheckoutDraft } from "../checkout-draft.ts";

const loadSchema = () =>
  import("@ligate/contract/address/schemas").then(({ BillingAddress }) => BillingAddress);

const FIELDS = ["name", "address", "city", "state", "zipcode"] as const;

export interface BillingAddressInput {
  /** Whether the order is billed to the shipping address. */
  isSameAsShipping: boolean;
  setSameAsShipping: (isSame: boolean) => void;
  /** The form of a billing address that differs from the shipping address. */
  form: ZodForm<typeof BillingAddress>;
  /** Fills in an address of the account. */
  fillIn: (saved: ShippingAddress) => void;
  /** Resolves to the billing address; to `undefined` if the form is invalid and now shows its errors. */
  validate: () => Promise<BillingAddress | undefined>;
}

/** @param onValidate receives the billing address before each payment; `undefined` if it is the shipping address */
export function useBillingAddress(
  owner: string,
  shipping: ShippingAddress,
  onValidate: (address: BillingAddress | undefined) => void,
): BillingAddressInput {
  const [draft] = useState(() => readCheckoutDraft(owner));
  const [isSameAsShipping, setSameAsShipping] = useState(!draft.isBilledElsewhere);
  const { form, validate } = useDraftedForm(loadSchema, draft.billing, (billing) =>
    updateCheckoutDraft(owner, { billing }),
  );

  return {
    isSameAsShipping,
    setSameAsShipping(isSame) {
      setSameAsShipping(isSame);
      updateCheckoutDraft(owner, { isBilledElsewhere: !isSame });
    },
    form,
    fillIn(saved) {
      const filled = toNamedAddress(saved);
      for (const name of FIELDS) form.setValue(name, filled[name], { shouldDirty: true });
      form.clearErrors();
    },
    async validate() {
      const address = isSameAsShipping ? undefined : await validate();
      onValidate(address);
      return isSameAsShipping ? toBillingAddress(shipping) : address;
    },
  };
}

const toBillingAddress = ({ address_line_1, city, state, zipcode }: ShippingAddress): BillingAddress => ({
  address: address_line_1,
  city,
  state,
  zipcode,
});

/** Names the department, such as accounts payable, before a person. */
function toNamedAddress(saved: ShippingAddress): BillingAddress {
  const { first_name, last_name, institution, attention, address_line_1, apt } = saved;
  return {
    ...toBillingAddress(saved),
    name: [institution, attention].filter(Boolean).join(", ") || `${first_name} ${last_name}`,
    address: [address_line_1, apt].filter(Boolean).join(", "),
  };
}
