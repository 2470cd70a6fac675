import { QuoteRequestForm, type QuoteRequestFormProps } from "./quote-request-form.tsx";

/** The quote request form for pages of other remotes. The contract declares its props. It renders no heading. */
export function Component(props: QuoteRequestFormProps) {
  return <QuoteRequestForm {...props} />;
}
