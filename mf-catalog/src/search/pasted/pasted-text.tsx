import { formatInteger } from "@ligate/contract/common/format-integer";
import { SEARCH_QUERY_MAX } from "@ligate/contract/search/constants";
import { readPastedSequence } from "@ligate/contract/search/pasted-sequence";
import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/layout/page";
import { BrowseLinks } from "../no-results/browse-links.tsx";
import { SearchBox } from "../no-results/search-box.tsx";
import styles from "../search.module.css";
import { PastedNucleotides } from "./pasted-nucleotides.tsx";
import { PastedProtein } from "./pasted-protein.tsx";

export interface PastedTextProps {
  text: string;
}

/** The search page for text that is not a query: a sequence, or too many characters. */
export function PastedText({ text }: PastedTextProps) {
  const sequence = readPastedSequence(text);
  return (
    <Page>
      <Head title="Search" description="This text is not a query." />
      {!sequence && <TooLong length={text.length} />}
      {sequence?.kind === "nucleotide" && <PastedNucleotides sequence={sequence} />}
      {sequence?.kind === "protein" && <PastedProtein sequence={sequence} />}
      {sequence && (
        <p className={styles.lead}>
          The search does not compare sequences. It finds genes and products by their names:
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
      <h1>This is too long for a search</h1>
      <p className={styles.lead}>
        Your text has {formatInteger(length)} characters. Please search with at most {SEARCH_QUERY_MAX}: a
        gene symbol, a SKU or a few words.
      </p>
    </>
  );
}
