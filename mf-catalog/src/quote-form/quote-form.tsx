import type { PropsOfFragment } from "@ligate/contract/fragments";
import { QUOTE_RECEIVED } from "@ligate/contract/quote-choices";
import { useState } from "react";
import { Received } from "../received.tsx";
import { RequestForm, type SentRequest } from "./request-form.tsx";

export type QuoteFormProps = PropsOfFragment<"mf-catalog/quote-form">;

/** Asks for a quote, and says that the request has arrived. */
export function QuoteForm({ serviceType, person }: QuoteFormProps) {
  const [sent, setSent] = useState<SentRequest>();
  const [asker, setAsker] = useState(person);

  function askAnother() {
    setAsker(sent?.person);
    setSent(undefined);
  }

  if (!sent)
    return <RequestForm key={serviceType} serviceType={serviceType} person={asker} onSent={setSent} />;
  return (
    <Received
      text={QUOTE_RECEIVED}
      reference={sent.reference}
      email={sent.person.email}
      again="Ask for another quote"
      onAgain={askAnother}
    />
  );
}
