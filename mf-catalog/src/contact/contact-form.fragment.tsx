import type { FragmentProps } from "@ligate/contract/remotes/fragments";
import { ContactForm } from "./contact-form.tsx";

/** The contact form for pages of other remotes. The contract declares its props. It renders no heading. */
export function Component(props: FragmentProps<"mf-catalog/contact-form">) {
  return <ContactForm {...props} />;
}
