import { QuoteForm, type QuoteFormProps } from "./quote-form.tsx";

/** `mf-catalog/quote-form` takes these: `serviceType` and `person`, both optional. */
export type Props = QuoteFormProps;

/** The quote form for pages of other remotes. It brings no heading of its own. */
export function Component(props: Props) {
  return <QuoteForm {...props} />;
}
