import { formatInteger } from "@ligate/contract/common/format-integer";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { isCompleteCodingSequence } from "@ligate/contract/search/coding-sequence";
import { SEARCH_QUERY_MAX } from "@ligate/contract/search/constants";
import { type PastedSequence, readPastedSequence } from "@ligate/contract/search/pasted-sequence";
import { SPECIFIED_NAME_MAX, SPECIFIED_SEQUENCE_MAX } from "@ligate/contract/specification/constants";
import { Head } from "@ligate/platform/head";
import { LinkButton } from "@ligate/ui/controls/button";
import { Page } from "@ligate/ui/layout/page";
import { serviceQuoteUrl } from "../shared/quote-url.ts";
import { BrowseLinks } from "./no-results/browse-links.tsx";
import { SearchBox } from "./no-results/search-box.tsx";
import styles from "./search.module.css";

export interface PastedTextProps {
  text: string;
}

/** The search page for text that is not a query: a sequence, or too many characters. */
export function PastedText({ text }: PastedTextProps) {
  const sequence = readPastedSequence(text);
  return (
    <Page>
      <Head title="Search" description="This text is not a search query." />
      {!sequence && <TooLong length={text.length} />}
      {sequence?.kind === "nucleotide" && <PastedNucleotides sequence={sequence} />}
      {sequence?.kind === "protein" && <PastedProtein sequence={sequence} />}
      {sequence && (
        <p className={styles.lead}>
          The search does not compare sequences. It finds genes and products by name:
        </p>
      )}
      <SearchBox q={sequence ? "" : text} />
      <BrowseLinks />
    </Page>
  );
}

function TooLong({ length }: { length: number }) {
  return (
    <>
      <h1>This is too long to search for</h1>
      <p className={styles.lead}>
        Your text has {formatInteger(length)} characters. Please search with at most {SEARCH_QUERY_MAX}: a
        gene symbol, a SKU or a few words.
      </p>
    </>
  );
}

export interface PastedSequenceProps {
  sequence: PastedSequence;
}

/** Describes a pasted nucleotide sequence, with a link to request a quote for it. */
function PastedNucleotides({ sequence: { letters, name } }: PastedSequenceProps) {
  const length = formatInteger(letters.length);
  const fits = letters.length <= SPECIFIED_SEQUENCE_MAX;
  return (
    <>
      <h1>This is a nucleotide sequence</h1>
      <div className={styles.about}>
        {name && <p className={styles.name}>{name}</p>}
        <p>
          It has {length} bases. {codingText(letters)}
        </p>
        {!fits && (
          <p>
            A request can hold up to {formatInteger(SPECIFIED_SEQUENCE_MAX)} bases, so we will ask you for a
            file.
          </p>
        )}
        <LinkButton
          to={contactFormUrl(`Sequence of ${length} bases`)}
          state={fits ? { specification: toSpecification(letters, name) } : undefined}
        >
          Get a quote for this sequence
        </LinkButton>
      </div>
    </>
  );
}

/** Says whether the bases are a complete coding sequence. */
function codingText(bases: string): string {
  if (!isCompleteCodingSequence(bases))
    return "It is not a complete coding sequence, from ATG to a single in-frame stop codon.";
  const aminoAcids = formatInteger(bases.length / 3 - 1);
  return `It is a complete coding sequence: from ATG to ${bases.slice(-3)}, encoding ${aminoAcids} amino acids.`;
}

/** The sequence as the insert of a specification, which the message page shows and sends. */
const toSpecification = (letters: string, name: string | undefined) => ({
  insert: {
    source: "sequence",
    name: name?.slice(0, SPECIFIED_NAME_MAX).trim() || "Pasted sequence",
    sequence: letters,
  },
});

/** Describes a pasted protein, with a link to request its gene synthesis. */
function PastedProtein({ sequence: { letters, name } }: PastedSequenceProps) {
  const length = formatInteger(letters.replace("*", "").length);
  return (
    <>
      <h1>This is a protein sequence</h1>
      <div className={styles.about}>
        {name && <p className={styles.name}>{name}</p>}
        <p>It has {length} amino acids. We synthesize a coding sequence for it on request.</p>
        <LinkButton to={serviceQuoteUrl("custom-cloning", `Gene synthesis, ${length} amino acids`)}>
          Get a quote for gene synthesis
        </LinkButton>
      </div>
    </>
  );
}
