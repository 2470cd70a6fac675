import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** The contact form for pages of other remotes; its props are the contract's. It brings no heading of its own. */
export function Component(props: ContactFormProps) {
  return <ContactForm {...props} />;
}
