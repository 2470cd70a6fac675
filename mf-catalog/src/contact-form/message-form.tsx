import type { ContactRequest } from "@ligate/contract/contact";
import { PRODUCT_MAX, SUBJECT_MAX } from "@ligate/contract/contact-words";
import type { Person } from "@ligate/contract/fragments";
import { api } from "@ligate/platform/api";
import { Field, TextAreaField } from "@ligate/ui/field";
import { Form, SubmitButton } from "@ligate/ui/form";
import { useZodForm } from "@ligate/ui/use-zod-form";
import styles from "../form-rows.module.css";
import { orFailed } from "../or-failed.ts";

export interface SentMessage {
  reference: string;
  person: Person & { email: string };
}

export interface MessageFormProps {
  product?: string;
  person?: Person;
  onSent: (message: SentMessage) => void;
}

export function MessageForm({ product, person, onSent }: MessageFormProps) {
  const { register, submit, forgetDraft, formState } = useZodForm(() => rulesFor(product), send, {
    defaultValues: { ...person, ...about(product) },
    incomplete: "Please complete all required fields.",
    draft: `message ${product ?? ""}`,
  });
  const { errors, isSubmitting } = formState;

  async function send(body: ContactRequest) {
    const { reference } = await orFailed(api.post("/api/contact-us/", { body }));
    const { firstName, lastName, email } = body;
    forgetDraft();
    onSent({ reference, person: { firstName, lastName, email } });
    // Busy until the thanks stand here: the second press of a double click finds nothing to do.
    await new Promise(() => {});
  }

  return (
    <Form className={styles.form} onSubmit={submit} problem={errors.root}>
      <div className={styles.row}>
        <Field
          label="First name"
          autoComplete="given-name"
          error={errors.firstName}
          {...register("firstName")}
        />
        <Field
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName}
          {...register("lastName")}
        />
      </div>
      <div className={styles.row}>
        <Field label="Email" type="email" autoComplete="email" error={errors.email} {...register("email")} />
        <Field
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          error={errors.phone}
          {...register("phone")}
        />
      </div>
      {product !== undefined && <Field label="Product" error={errors.product} {...register("product")} />}
      <Field label="Subject" error={errors.subject} {...register("subject")} />
      <TextAreaField label="Message" rows={7} error={errors.message} {...register("message")} />
      <SubmitButton className={styles.send} pending={isSubmitting}>
        Send message
      </SubmitButton>
    </Form>
  );
}

/** The product is asked for where the message is about one. */
async function rulesFor(product: string | undefined) {
  const { ContactRequest, ProductInquiry } = await import("@ligate/contract/contact");
  return product === undefined ? ContactRequest : (ProductInquiry as unknown as typeof ContactRequest);
}

/** What a link says of the product, fitted into its fields. */
function about(product: string | undefined) {
  if (product === undefined) return {};
  const name = product.replace(/\s+/g, " ").trim();
  return { product: name.slice(0, PRODUCT_MAX), subject: `Inquiry for ${name}`.slice(0, SUBJECT_MAX) };
}
