import { CONTACT_RECEIVED } from "@ligate/contract/contact-words";
import type { PropsOfFragment } from "@ligate/contract/fragments";
import { useState } from "react";
import { Received } from "../received.tsx";
import { MessageForm, type SentMessage } from "./message-form.tsx";

export type ContactFormProps = PropsOfFragment<"mf-catalog/contact-form">;

/** Writes a message to the store, and says that it has arrived. */
export function ContactForm({ product, person }: ContactFormProps) {
  const [sent, setSent] = useState<SentMessage>();
  const [writer, setWriter] = useState(person);

  function writeAnother() {
    setWriter(sent?.person);
    setSent(undefined);
  }

  if (!sent) return <MessageForm key={product} product={product} person={writer} onSent={setSent} />;
  return (
    <Received
      text={CONTACT_RECEIVED}
      reference={sent.reference}
      email={sent.person.email}
      again="Send another message"
      onAgain={writeAnother}
    />
  );
}
