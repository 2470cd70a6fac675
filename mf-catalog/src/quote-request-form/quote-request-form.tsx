import { QUOTE_RECEIVED } from "@ligate/contract/quote-requests/constants";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { FormWithReceipt } from "../shared/forms/form-with-receipt.tsx";
import type { QuoteSubject } from "../shared/quote-url.ts";
import { RequestForm } from "./request-form.tsx";

export type QuoteRequestFormProps = FragmentProps<"mf-catalog/quote-form"> & QuoteSubject;

/** The form to request a quote, and its receipt. */
export function QuoteRequestForm({ person, ...subject }: QuoteRequestFormProps) {
  return (
    <FormWithReceipt
      key={JSON.stringify(subject)}
      person={person}
      message={QUOTE_RECEIVED}
      returnLabel="Ask for another quote"
    >
      {(form) => <RequestForm {...subject} {...form} />}
    </FormWithReceipt>
  );
}
