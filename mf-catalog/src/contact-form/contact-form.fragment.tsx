import { ContactForm, type ContactFormProps } from "./contact-form.tsx";

/** The contact form for pages of other remotes. The contract declares its props. It renders no heading. */
export function Component(props: ContactFormProps) {
  return <ContactForm {...props} />;
}
