import { productLabel } from "@ligate/contract/orders/product-label";
import { readDraft } from "@ligate/platform/drafts";
import { Link } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { focusOnMount } from "@ligate/ui/controls/focus-on-mount";
import type { DraftName } from "@ligate/ui/forms/use-draft";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import styles from "./ask-about-order.module.css";
import type { OrderLine } from "./question-form.tsx";

const QuestionForm = lazy(() =>
  import("./question-form.tsx").then((loaded) => ({ default: loaded.QuestionForm })),
);

export interface AskAboutOrderProps {
  orderNumber: string;
  /** The line that the question is about; without it, the question is about the whole order. */
  line?: OrderLine;
  /** A question of its own, with a text to begin with. */
  topic?: { id: string; label: string; message: string };
}

/** A button that opens a form for a question to the store. The form opens by itself if a question was begun. */
export function AskAboutOrder({ orderNumber, line, topic }: AskAboutOrderProps) {
  const part = line?.product_sku ?? topic?.id;
  const subject = part ? `${orderNumber}-${part}` : orderNumber;
  const draft: DraftName = `order-question-${subject}`;
  const [isOpen, setOpen] = useState(false);
  const [reference, setReference] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (readDraft<{ message?: string }>(`draft:${draft}`)?.message) setOpen(true);
  }, [draft]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  if (reference) return <QuestionReceipt reference={reference} />;
  return (
    <div className={styles.question}>
      <div className={line && styles.lineButton}>
        <Button
          ref={button}
          variant={line ? "text" : "outlined"}
          small
          wide={!line}
          aria-expanded={isOpen}
          aria-label={line && `Ask about this order: ${productLabel(line)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {topic?.label ?? "Ask about this order"}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<p role="status">Loading the form…</p>}>
          <QuestionForm
            orderNumber={orderNumber}
            line={line}
            draft={draft}
            message={topic?.message}
            onSent={setReference}
            onCancel={close}
          />
        </Suspense>
      )}
    </div>
  );
}

interface QuestionReceiptProps {
  /** The reference number of the thread. */
  reference: string;
}

/** Confirms a sent question, with a link to its thread. Receives the focus when it replaces the form. */
function QuestionReceipt({ reference }: QuestionReceiptProps) {
  return (
    <p ref={focusOnMount} tabIndex={-1} className={styles.receipt}>
      We have received your question and will answer it in your{" "}
      <Link to={`/profile/messages/${encodeURIComponent(reference)}`}>messages, {reference}</Link>.
    </p>
  );
}
