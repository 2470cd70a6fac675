import type { BillingAddress, OrderReferences, ShippingAddress } from "@ligate/contract/address/schemas";
import { useDraftedForm } from "@ligate/ui/forms/use-drafted-form";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PaymentController } from "../../payment/index.ts";
import { type PurchaseOrder, usePurchaseOrderInput } from "../../purchase-order/index.ts";
import { readCheckoutDraft, updateCheckoutDraft } from "../checkout-draft.ts";
import styles from "./billing-details.module.css";
import type { PaymentTabsProps } from "./payment-tabs.tsx";
import { type BillingAddressInput, useBillingAddress } from "./use-billing-address.ts";

const loadReferences = () =>
  import("@ligate/contract/address/schemas").then(({ OrderReferences }) => OrderReferences);

// In one chunk, apart from the forms that the page shows first.
const ReferenceFields = lazy(() =>
  import(/* webpackChunkName: "billing-forms" */ "./reference-fields.tsx").then((loaded) => ({
    default: loaded.ReferenceFields,
  })),
);
const BillingAddressForm = lazy(() =>
  import(/* webpackChunkName: "billing-forms" */ "./billing-address-form.tsx").then((loaded) => ({
    default: loaded.BillingAddressForm,
  })),
);

const INCOMPLETE = "An error has occurred. Please make sure to fill in all required fields.";

export interface BillingDetailsProps {
  /** The owner of the checkout's draft. */
  owner: string;
  shipping: ShippingAddress;
  /** The references of the buyer's last order. */
  lastReferences: OrderReferences | undefined;
  hasTerritories: boolean | undefined;
  hasPurchaseOrder: boolean;
  payment: PaymentController;
  /** Called before each payment; with `undefined` if the order is billed to the shipping address. */
  onBillingAddress: (address: BillingAddress | undefined) => void;
  /** Called before each payment. */
  onReferences: (references: OrderReferences) => void;
  /** Called before each payment that includes a purchase order. */
  onPurchaseOrder: (purchaseOrder: PurchaseOrder) => void;
  /** Renders the payment tabs. */
  children: (preparation: Pick<PaymentTabsProps, "prepareCard" | "purchaseOrder">) => ReactNode;
}

/** The billing address and the payment. Stays mounted while its panel is closed, to keep the input. */
export function BillingDetails(props: BillingDetailsProps) {
  const { owner, shipping, payment, children } = props;
  const billingAddress = useBillingAddress(owner, shipping, props.onBillingAddress);
  const [draft] = useState(() => readCheckoutDraft(owner));
  const references = useDraftedForm(
    loadReferences,
    { ...props.lastReferences, ...draft.references },
    (entered) => updateCheckoutDraft(owner, { references: entered }),
  );
  const input = usePurchaseOrderInput(draft, (changed) => updateCheckoutDraft(owner, changed));

  async function prepare() {
    const entered = await references.validate();
    if (!entered) return undefined;
    props.onReferences(entered);
    return billingAddress.validate();
  }

  async function preparePurchaseOrder() {
    const purchaseOrder = await input.validate();
    if (typeof purchaseOrder === "string") return void payment.fail(purchaseOrder);
    props.onPurchaseOrder(purchaseOrder);
    const contact = await prepare();
    if (!contact) payment.fail(INCOMPLETE);
    return contact;
  }

  return (
    <div className={styles.billing}>
      <BillingAddressChoice input={billingAddress} hasTerritories={props.hasTerritories} />
      <Suspense fallback={<div className={styles.placeholder} />}>
        <ReferenceFields references={references} hasPurchaseOrder={props.hasPurchaseOrder} />
      </Suspense>
      {children({
        prepareCard: prepare,
        purchaseOrder: { input, prepare: preparePurchaseOrder },
      })}
    </div>
  );
}

interface BillingAddressChoiceProps {
  input: BillingAddressInput;
  hasTerritories: boolean | undefined;
}

function BillingAddressChoice({ input, hasTerritories }: BillingAddressChoiceProps) {
  return (
    <>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={input.isSameAsShipping}
          onChange={(event) => input.setSameAsShipping(event.target.checked)}
        />
        Billing address is the same as shipping
      </label>
      {!input.isSameAsShipping && (
        <Suspense>
          <BillingAddressForm input={input} hasTerritories={hasTerritories} />
        </Suspense>
      )}
    </>
  );
}
