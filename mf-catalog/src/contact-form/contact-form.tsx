import { CONTACT_RECEIVED } from "@ligate/contract/messages/constants";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { FormWithReceipt } from "../shared/forms/form-with-receipt.tsx";
import { MessageForm } from "./message-form.tsx";

export type ContactFormProps = FragmentProps<"mf-catalog/contact-form">;

/** The contact form and its receipt. */
export function ContactForm({ product, person }: ContactFormProps) {
  return (
    <FormWithReceipt person={person} message={CONTACT_RECEIVED} returnLabel="Send another message">
      {(form) => <MessageForm key={product} product={product} {...form} />}
    </FormWithReceipt>
  );
}
