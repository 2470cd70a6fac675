import type { UserInfo } from "@ligate/contract/accounts";
import type { ShippingAddress } from "@ligate/contract/address";
import { lazy, useCallback, useState } from "react";
import { CheckoutPanel } from "./checkout-panel.tsx";
import { keepDraft, readDraft } from "./draft.ts";
import { knownShipping } from "./known-shipping.ts";
import { loadShippingForm } from "./load-forms.ts";
import styles from "./shipping-panel.module.css";
import type { PanelState } from "./steps.ts";

const ShippingForm = lazy(loadShippingForm);

export interface ShippingPanelProps {
  state: PanelState;
  /** Who is signed in; the form is theirs. */
  user: UserInfo | undefined;
  owner: string;
  shipping: ShippingAddress | undefined;
  onSubmit: (address: ShippingAddress) => void;
  onEdit: () => void;
}

export function ShippingPanel({ state, user, owner, shipping, onSubmit, onEdit }: ShippingPanelProps) {
  return (
    <CheckoutPanel
      title="1. Shipping"
      state={state}
      onEdit={onEdit}
      waitingClass={styles.waiting}
      preview={shipping && <AddressPreview address={shipping} />}
    >
      {user && <OwnShippingForm user={user} owner={owner} onSubmit={onSubmit} />}
    </CheckoutPanel>
  );
}

interface OwnShippingFormProps {
  user: UserInfo;
  owner: string;
  onSubmit: (address: ShippingAddress) => void;
}

/** Starts with what was typed before a reload, else with what the account knows. */
function OwnShippingForm({ user, owner, onSubmit }: OwnShippingFormProps) {
  const [start] = useState(() => ({ ...knownShipping(user), ...readDraft(owner).shipping }));
  const keep = useCallback((shipping: Partial<ShippingAddress>) => keepDraft(owner, { shipping }), [owner]);
  return <ShippingForm start={start} onTyped={keep} onSubmit={onSubmit} />;
}

function AddressPreview({ address }: { address: ShippingAddress }) {
  const street = [address.address_line_1, address.apt].filter(Boolean).join(", ");
  return (
    <address className={styles.preview}>
      <span>
        {address.first_name} {address.last_name}
      </span>
      <span>{street}</span>
      <span>
        {address.city}, {address.state} {address.zipcode}
      </span>
    </address>
  );
}
