import type { UserInfo } from "@ligate/contract/account/schemas";
import type { ShippingAddress } from "@ligate/contract/address/schemas";
import { isStateCode } from "@ligate/contract/address/us-states";
import type { CartItem } from "@ligate/contract/cart/schemas";
import { PostalAddress } from "@ligate/ui/orders/postal-address";
import { lazy, useCallback, useState } from "react";
import { readCheckoutDraft, updateCheckoutDraft } from "../checkout-draft.ts";
import { CheckoutPanel } from "./checkout-panel.tsx";
import type { PanelState } from "./checkout-steps.ts";
import { loadShippingForm } from "./load-forms.ts";
import styles from "./shipping-panel.module.css";

const ShippingForm = lazy(loadShippingForm);

export interface ShippingPanelProps {
  state: PanelState;
  /** The account of the buyer; `undefined` for a guest, for whom the form is not rendered. */
  user: UserInfo | undefined;
  /** The owner of the checkout's draft. */
  owner: string;
  shipping: ShippingAddress | undefined;
  lines: readonly CartItem[];
  onSubmit: (address: ShippingAddress) => void;
  onEdit: () => void;
}

export function ShippingPanel({ state, shipping, onEdit, user, ...form }: ShippingPanelProps) {
  return (
    <CheckoutPanel
      title="1. Shipping"
      state={state}
      onEdit={onEdit}
      placeholderClass={styles.placeholder}
      preview={shipping && <AddressPreview address={shipping} />}
    >
      {user && <ShippingFormWithDraft user={user} {...form} />}
    </CheckoutPanel>
  );
}

interface ShippingFormWithDraftProps extends Pick<ShippingPanelProps, "owner" | "lines" | "onSubmit"> {
  user: UserInfo;
}

function ShippingFormWithDraft({ user, owner, lines, onSubmit }: ShippingFormWithDraftProps) {
  const [defaults] = useState(() => getShippingDefaults(user, readCheckoutDraft(owner).shipping));
  const save = useCallback(
    (shipping: Partial<ShippingAddress>) => updateCheckoutDraft(owner, { shipping }),
    [owner],
  );
  return (
    <ShippingForm {...{ defaults, lines, onSubmit }} hasTerritories={user.has_territories} onChange={save} />
  );
}

function AddressPreview({ address }: { address: ShippingAddress }) {
  return <PostalAddress name={`${address.first_name} ${address.last_name}`} address={address} />;
}

/**
 * The initial values of the shipping form: the draft and, for fields that it leaves empty, name and address of the
 * account. An empty apartment belongs to the street of the draft.
 */
function getShippingDefaults(user: UserInfo, draft: Partial<ShippingAddress> = {}): Partial<ShippingAddress> {
  const entered = Object.entries(draft).filter(
    ([name, value]) => value || (name === "apt" && draft.address_line_1),
  );
  return { ...getAccountAddress(user), ...Object.fromEntries(entered) };
}

function getAccountAddress({
  first_name,
  last_name,
  company: institution,
  shipping_address,
}: UserInfo): Partial<ShippingAddress> {
  const person = { first_name, last_name, institution };
  if (!shipping_address) return person;
  const { address_line_1, apt_suite, city, state, zipcode, attention, building, phone } = shipping_address;
  return {
    ...person,
    ...{ attention, building, phone },
    address_line_1,
    apt: apt_suite,
    city,
    state: isStateCode(state) ? state : undefined,
    zipcode,
  };
}
