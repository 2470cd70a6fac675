import { THREAD_KINDS } from "@ligate/contract/messages/constants";
import type { ThreadSummary } from "@ligate/contract/messages/schemas";
import { Link } from "@ligate/platform/router";
import { ProductName } from "@ligate/ui/content/product-name";
import type { ReactNode } from "react";
import styles from "./messages.module.css";

export interface ThreadFactsProps {
  thread: Pick<ThreadSummary, "kind" | "reference" | "topic">;
  /** Shown after the other facts. */
  children?: ReactNode;
}

/** One line with the kind of a thread, its reference number, and a link to what it is about. */
export function ThreadFacts({ thread: { kind, reference, topic }, children }: ThreadFactsProps) {
  return (
    <p className={styles.facts}>
      <span>{THREAD_KINDS[kind]}</span>
      <span className={styles.reference}>{reference}</span>
      {topic && (
        <span>
          About{" "}
          <Link to={topic.url}>
            <ProductName name={topic.name} />
          </Link>
        </span>
      )}
      {children}
    </p>
  );
}
