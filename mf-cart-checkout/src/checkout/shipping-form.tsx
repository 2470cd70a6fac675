import type { ShippingAddress } from "@ligate/contract/address";
import { Field } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { StateField } from "@ligate/ui/state-field";
import { useZodForm } from "@ligate/ui/use-zod-form";
import { useEffect } from "react";
import styles from "./address-form.module.css";

const rules = () => import("@ligate/contract/address").then(({ ShippingAddress }) => ShippingAddress);

export interface ShippingFormProps {
  start: Partial<ShippingAddress>;
  onTyped: (typed: Partial<ShippingAddress>) => void;
  onSubmit: (address: ShippingAddress) => void;
}

export function ShippingForm({ start, onTyped, onSubmit }: ShippingFormProps) {
  const form = useZodForm(rules, onSubmit, { defaultValues: start });
  const { register, submit, subscribe, formState } = form;
  const { errors } = formState;

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onTyped(values) }),
    [subscribe, onTyped],
  );

  const field = (name: keyof ShippingAddress, autoComplete: string) => ({
    autoComplete: `shipping ${autoComplete}`,
    error: errors[name],
    ...register(name),
  });

  return (
    <Form onSubmit={submit} problem={errors.root}>
      <div className={styles.fields}>
        <Field label="First name" {...field("first_name", "given-name")} />
        <Field label="Last name" {...field("last_name", "family-name")} />
        <Field className={styles.wide} label="Address" {...field("address_line_1", "address-line1")} />
        <Field className={styles.wide} label="Apartment, suite" optional {...field("apt", "address-line2")} />
        <Field className={styles.wide} label="City" {...field("city", "address-level2")} />
        <StateField {...field("state", "address-level1")} />
        <Field label="ZIP code" inputMode="numeric" {...field("zipcode", "postal-code")} />
      </div>
      <SubmitButton>Continue to billing</SubmitButton>
    </Form>
  );
}
