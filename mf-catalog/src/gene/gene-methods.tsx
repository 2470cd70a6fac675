import { formatInteger } from "@ligate/contract/common/format-integer";
import type { GeneMethod, GenePage } from "@ligate/contract/genes/gene-page-schemas";
import styles from "./gene-methods.module.css";
import { MethodTable } from "./method-table.tsx";
import { listNotes } from "./offers.ts";

/** The methods for a gene by delivery, with the reasons against those that are not offered. */
export function GeneMethods({ gene }: { gene: GenePage }) {
  const { symbol, methods } = gene;
  const notes = listNotes(methods);
  const isOffered = methods.some(({ offers }) => offers.length > 0);
  return (
    <section aria-labelledby="methods" className={styles.section}>
      <h2 id="methods">Methods for {symbol}</h2>
      {isOffered ? (
        <>
          <p className={styles.intro}>
            Prices are for the default parts in the least expensive format; lead times are the business days
            of the fastest format. Open a kit to see all its formats and its vector map. {lengthNote(gene)}
          </p>
          <MethodTable gene={gene} notes={notes} />
          {notes.length > 0 && <Notes notes={notes} />}
        </>
      ) : (
        <WithoutMethods methods={methods} />
      )}
    </section>
  );
}

/** Explains the prices by length with the length of the gene. */
function lengthNote({ symbol, methods, gene: { coding_bp } }: GenePage): string {
  const priced = methods.some(({ priced_by_length, offers }) => priced_by_length && offers.length > 0);
  if (!priced || coding_bp === null) return "";
  return `Expression is priced by the length of the open reading frame: ${formatInteger(coding_bp)} bp for ${symbol}.`;
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <ol className={styles.notes} aria-label="Notes on the table">
      {notes.map((note, i) => (
        <li key={note} id={`note-${i + 1}`}>
          {note}
        </li>
      ))}
    </ol>
  );
}

/** The reasons why no method applies to a gene, each once. */
function WithoutMethods({ methods }: { methods: readonly GeneMethod[] }) {
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
