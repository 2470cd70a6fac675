import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

/** The quote form for pages of other remotes; its props are the contract's. It brings no heading of its own. */
export function Component(props: QuoteFormProps) {
  return <QuoteForm {...props} />;
}
