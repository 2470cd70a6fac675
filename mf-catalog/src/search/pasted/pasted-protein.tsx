import { formatInteger } from "@ligate/contract/common/format-integer";
import { LinkButton } from "@ligate/ui/controls/button";
import { serviceQuoteUrl } from "../../shared/quote-url.ts";
import styles from "./pasted.module.css";
import type { PastedSequenceProps } from "./pasted-nucleotides.tsx";

/** A pasted protein: what it is, and where to ask for a vector that encodes it. */
export function PastedProtein({ sequence: { letters, name } }: PastedSequenceProps) {
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
