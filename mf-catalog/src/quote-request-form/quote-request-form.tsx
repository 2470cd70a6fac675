import { QUOTE_RECEIVED } from "@ligate/contract/quote-requests/constants";
import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { FormWithReceipt } from "../shared/forms/form-with-receipt.tsx";
import { RequestForm } from "./request-form.tsx";

export type QuoteRequestFormProps = FragmentProps<"mf-catalog/quote-form">;

/** The form to request a quote, and its receipt. */
export function QuoteRequestForm({ serviceType, person }: QuoteRequestFormProps) {
  return (
    <FormWithReceipt person={person} message={QUOTE_RECEIVED} returnLabel="Ask for another quote">
      {(form) => <RequestForm key={serviceType} serviceType={serviceType} {...form} />}
    </FormWithReceipt>
  );
}
