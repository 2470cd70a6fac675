import { CONTACT_RECEIVED, PRODUCT_MAX, SUBJECT_MAX } from "@ligate/contract/messages/constants";
import type { ContactRequest } from "@ligate/contract/messages/schemas";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import type { Specification } from "@ligate/contract/specification/schemas";
import { api } from "@ligate/platform/api";
import { Field, TextAreaField } from "@ligate/ui/forms/field";
import { Form, INCOMPLETE_MESSAGE, SubmitButton } from "@ligate/ui/forms/form";
import { useZodForm } from "@ligate/ui/forms/use-zod-form";
import { useRef } from "react";
import styles from "../shared/forms/form-layout.module.css";
import {
  FormWithReceipt,
  type SubmittableFormProps,
  useSubmission,
} from "../shared/forms/form-with-receipt.tsx";
import { oneLine } from "../shared/forms/one-line.ts";
import { PersonFields } from "../shared/forms/person-fields.tsx";
import { useCustomerPrefill } from "../shared/forms/use-customer-prefill.ts";

export interface ContactFormProps extends FragmentProps<"mf-catalog/contact-form"> {
  /** Sent with the message. */
  specification?: Specification;
}

/** The contact form and its receipt. */
export function ContactForm({ product, person, specification }: ContactFormProps) {
  return (
    <FormWithReceipt
      key={product}
      person={person}
      message={CONTACT_RECEIVED}
      returnLabel="Send another message"
    >
      {(form) => <MessageForm product={product} specification={specification} {...form} />}
    </FormWithReceipt>
  );
}

interface MessageFormProps extends SubmittableFormProps {
  /** Name of the product that the message is about. Without it the form has no product field. */
  product?: string;
  /** Sent with the message. */
  specification?: Specification;
}

function MessageForm({ product, specification, person, onSubmitted }: MessageFormProps) {
  const submitOnce = useSubmission(
    (values: ContactRequest) => api.post("/api/contact-us/", { body: { ...values, specification } }),
    onSubmitted,
  );
  const form = useZodForm(() => loadSchema(product), onSubmit, {
    defaultValues: { ...person, ...productValues(product) },
    incompleteMessage: INCOMPLETE_MESSAGE,
    draft: `message ${product ?? ""}`,
  });
  useCustomerPrefill(form, ["firstName", "lastName", "email"], person === undefined);
  const { field, submit, clearDraft, formState } = form;
  const { errors, isSubmitting } = formState;
  const filledSubject = useRef(productValues(product).subject);

  /** The subject follows the product until it is edited. */
  function updateSubject({ target }: { target: { value: string } }) {
    if (form.getValues("subject") !== filledSubject.current) return;
    filledSubject.current = buildSubject(oneLine(target.value));
    form.setValue("subject", filledSubject.current);
  }

  async function onSubmit(values: ContactRequest) {
    await submitOnce(values);
    clearDraft();
  }

  return (
    <Form className={styles.form} onSubmit={submit} problem={errors.root}>
      <PersonFields fields={[field("firstName"), field("lastName"), field("email"), field("phone")]} />
      {product !== undefined && <Field label="Product" {...field("product", { onChange: updateSubject })} />}
      <Field label="Subject" {...field("subject")} />
      <TextAreaField label="Message" rows={7} {...field("message")} />
      <SubmitButton className={styles.submit} pending={isSubmitting}>
        Send message
      </SubmitButton>
    </Form>
  );
}

/** Imports the schema, which requires the product if the form has a product field. */
async function loadSchema(product: string | undefined) {
  const { ContactRequest, ProductInquiry } = await import("@ligate/contract/messages/schemas");
  return product === undefined ? ContactRequest : (ProductInquiry as unknown as typeof ContactRequest);
}

const buildSubject = (product: string) => `Inquiry for ${product}`.slice(0, SUBJECT_MAX);

/** Initial product and subject. The product name may come from a URL, so it is reduced to one line that fits the fields. */
function productValues(product: string | undefined): { product?: string; subject?: string } {
  if (product === undefined) return {};
  const name = oneLine(product);
  return { product: name.slice(0, PRODUCT_MAX), subject: buildSubject(name) };
}
