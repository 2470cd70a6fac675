import { PaymentMarks } from "@ligate/ui/content/payment-marks";
import { Button } from "@ligate/ui/controls/button";
import { PayPalCardFieldsProvider, usePayPalCardFields } from "@paypal/react-paypal-js";
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import type { PaymentController } from "../controller/payment-controller.ts";
import { useFocusAfterPayment } from "../controller/use-payment.ts";
import { findErrorCodes, getCardErrorMessage, getFieldErrors, markEmpty } from "./card-errors.ts";
import { CardField } from "./card-field.tsx";
import styles from "./card-form.module.css";
import { getCardStyle } from "./card-style.ts";

export interface CardFormProps {
  /** The label of the button. */
  action: string;
  payment: PaymentController;
  /** Validates the rest of the page; resolves to the billing address of the card, or `undefined` if it is incomplete. */
  prepare: () => Promise<BillingContact | undefined>;
  /** Above the button. */
  children: ReactNode;
}

/** The form of a card, or a sentence where PayPal offers no card fields: the provider then renders no children. */
export function CardForm(props: CardFormProps) {
  const { payment } = props;
  const [style] = useState(getCardStyle);
  const [isRendered, setRendered] = useState(false);
  const [isEligible, setEligible] = useState(false);
  // The provider's own effect, which decides on its children, has run before.
  useEffect(() => setRendered(true), []);

  return (
    <>
      <PayPalCardFieldsProvider
        createOrder={() => payment.create("card")}
        onApprove={async ({ orderID }) => {
          await payment.capture("card", orderID);
        }}
        onError={(error) => failWithCardError(payment, error)}
        onCancel={payment.cancel}
        style={style}
      >
        <CardFields {...props} onMount={() => setEligible(true)} />
      </PayPalCardFieldsProvider>
      {isRendered && !isEligible && (
        <p className={styles.unavailable}>
          Card payments are not available at the moment. Please pay with PayPal.
        </p>
      )}
    </>
  );
}

function CardFields({
  action,
  payment,
  prepare,
  children,
  onMount,
}: CardFormProps & { onMount: () => void }) {
  // Before the browser paints the sentence above.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports the mount only, not a later callback
  useLayoutEffect(onMount, []);
  const { cardFieldsForm, fields } = usePayPalCardFields();
  const [errorCodes, setErrorCodes] = useState<readonly string[]>([]);
  const button = useFocusAfterPayment(payment, "card");
  const errors = getFieldErrors(errorCodes);

  async function placeOrder(event: FormEvent) {
    event.preventDefault();
    if (!cardFieldsForm || !payment.start()) return;
    const billing = await prepare();
    if (!billing) return;
    const card = await cardFieldsForm.getState();
    const codes = markEmpty(card.errors, card.fields);
    setErrorCodes(codes);
    if (!card.isFormValid) return showErrors(codes);
    const billingAddress = toProviderAddress(billing);
    payment.submitCard(() =>
      cardFieldsForm.submit({ billingAddress }).catch((error) => failWithCardError(payment, error)),
    );
  }

  function showErrors(codes: readonly string[]) {
    payment.fail(getCardErrorMessage(codes));
    const [first] = Object.entries(getFieldErrors(codes)).filter(([, message]) => message);
    if (first) fields[first[0] as keyof typeof fields]?.focus();
  }

  return (
    <form className={styles.form} aria-label="Pay by card" noValidate onSubmit={placeOrder}>
      <p className={styles.or}>or pay by card</p>
      <PaymentMarks cardsOnly />
      <div className={styles.fields}>
        <CardField name="NameField" error={errors.NameField} />
        <CardField name="NumberField" error={errors.NumberField} />
        <CardField name="ExpiryField" error={errors.ExpiryField} />
        <CardField name="CVVField" error={errors.CVVField} />
      </div>
      {children}
      <Button type="submit" wide ref={button}>
        {action}
      </Button>
    </form>
  );
}

const failWithCardError = (payment: PaymentController, error: unknown) =>
  payment.fail(getCardErrorMessage(findErrorCodes(error)));

const toProviderAddress = ({ address, city, state, zipcode }: BillingContact) => ({
  addressLine1: address,
  adminArea2: city,
  adminArea1: state,
  postalCode: zipcode,
  countryCode: "US",
});

/** The billing address of a card. */
export interface BillingContact {
  address: string;
  city: string;
  /** Two letters. */
  state: string;
  zipcode: string;
}
