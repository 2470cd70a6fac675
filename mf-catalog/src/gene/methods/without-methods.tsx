import type { GeneMethod } from "@ligate/contract/genes/gene-page-schemas";
import styles from "./methods.module.css";

/** The reasons why no method applies to a gene, each once. */
export function WithoutMethods({ methods }: { methods: readonly GeneMethod[] }) {
  // Sentences that differ only by the name of the method are one reason.
  const byReason = Map.groupBy(methods, ({ function_type_name, reason = "" }) =>
    reason.replaceAll(function_type_name, ""),
  );
  return (
    <dl className={styles.reasons}>
      {[...byReason].map(([key, [first, ...others]]) => (
        <div key={key}>
          <dt>{[first, ...others].map((method) => method?.function_type_name).join(", ")}</dt>
          <dd>{others.length > 0 ? sharedReason(first) : first?.reason}</dd>
        </div>
      ))}
    </dl>
  );
}

const sharedReason = (method: GeneMethod | undefined): string =>
  method?.reason
    ?.replace(new RegExp(`^${method.function_type_name}`), "Each of these methods")
    .replaceAll(method.function_type_name, "each of these methods") ?? "";
