import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** `mf-catalog/contact-form` takes these: `product` and `person`, both optional. */
export type Props = ContactFormProps;

/** The contact form for pages of other remotes. It brings no heading of its own. */
export function Component(props: Props) {
  return <ContactForm {...props} />;
}
