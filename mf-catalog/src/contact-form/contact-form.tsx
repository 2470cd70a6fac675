import { CONTACT_RECEIVED } from "@ligate/contract/messages/constants";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import type { Specification } from "@ligate/contract/specification/schemas";
import { FormWithReceipt } from "../shared/forms/form-with-receipt.tsx";
import { MessageForm } from "./message-form.tsx";

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
