import { Button } from "@ligate/ui/button";
import { PayPalCardFieldsProvider, usePayPalCardFields } from "@paypal/react-paypal-js";
import { type FormEvent, useRef, useState } from "react";
import type { BilledTo } from "./billed-to.ts";
import { cardErrorText, fieldErrors } from "./card-errors.ts";
import styles from "./card-form.module.css";
import { CardInput } from "./card-input.tsx";
import type { PaymentDesk } from "./payment-desk.ts";
import { useCardAttempt } from "./use-card-attempt.ts";

export interface CardFormProps {
  /** On its button. */
  action: string;
  desk: PaymentDesk;
  /** Makes sure that the rest of the page is filled in; answers whom the card is billed to. */
  prepare: () => Promise<BilledTo | undefined>;
}

export function CardForm({ action, desk, prepare }: CardFormProps) {
  const attempt = useCardAttempt(desk);
  return (
    <PayPalCardFieldsProvider {...attempt.callbacks}>
      <CardFields action={action} desk={desk} prepare={prepare} pay={attempt.pay} />
    </PayPalCardFieldsProvider>
  );
}

interface CardFieldsProps extends CardFormProps {
  pay: (submit: () => Promise<void>) => Promise<void>;
}

function CardFields({ action, desk, prepare, pay }: CardFieldsProps) {
  const { cardFieldsForm, fields } = usePayPalCardFields();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const button = useRef<HTMLButtonElement>(null);
  const errors = fieldErrors(codes);

  async function placeOrder(event: FormEvent) {
    event.preventDefault();
    if (!cardFieldsForm) return;
    desk.begin();
    const billing = await prepare();
    if (!billing) return;
    const card = await cardFieldsForm.getState();
    setCodes(card.errors);
    if (!card.isFormValid) return refuse(card.errors);
    // Another press, or PayPal's button, may have come as far as this one.
    if (desk.isBusy()) return;
    await pay(() => cardFieldsForm.submit({ billingAddress: providerAddress(billing) }));
    button.current?.focus();
  }

  function refuse(wrong: readonly string[]) {
    desk.fail(cardErrorText(wrong));
    const [first] = Object.entries(fieldErrors(wrong)).filter(([, text]) => text);
    if (first) fields[first[0] as keyof typeof fields]?.focus();
  }

  return (
    <form className={styles.form} aria-label="Pay by card" noValidate onSubmit={placeOrder}>
      <div className={styles.fields}>
        <CardInput name="NameField" error={errors.NameField} />
        <CardInput name="NumberField" error={errors.NumberField} />
        <CardInput name="ExpiryField" error={errors.ExpiryField} />
        <CardInput name="CVVField" error={errors.CVVField} />
      </div>
      <Button type="submit" wide ref={button}>
        {action}
      </Button>
    </form>
  );
}

const providerAddress = ({ address, city, state, zipcode }: BilledTo) => ({
  addressLine1: address,
  adminArea2: city,
  adminArea1: state,
  postalCode: zipcode,
  countryCode: "US",
});
