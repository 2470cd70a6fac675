import type { KitGene } from "@ligate/contract/catalog/kit-table-schemas";
import { contactFormUrl } from "@ligate/contract/messages/contact-form-url";
import { Link, useSearchParams } from "@ligate/platform/router";
import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import { GeneField } from "@ligate/ui/gene-field/gene-field";
import { SpeciesField } from "@ligate/ui/gene-field/species-field";
import { type FormEvent, useState } from "react";
import { type GeneQuery, readGeneQuery, toGeneParameters } from "./category.loader.ts";
import styles from "./your-gene.module.css";

export interface YourGeneProps {
  /** The gene that the kits are priced for; null if the catalog does not have the gene of the address. */
  gene: KitGene | null | undefined;
}

/** Selects the gene that the kits are priced for. The address holds the gene; without scripts, the form is submitted. */
export function YourGene({ gene }: YourGeneProps) {
  const [query, setQuery] = useSearchParams();
  const requested = readGeneQuery(query);
  const shown = { text: gene?.symbol ?? requested.gene, species: gene?.species ?? requested.species };
  const [typed, setTyped] = useState(shown);
  const [filledIn, setFilledIn] = useState(shown);
  if (filledIn.text !== shown.text || filledIn.species !== shown.species) {
    setFilledIn(shown);
    setTyped(shown);
  }

  const open = (next: GeneQuery) => setQuery(toGeneParameters(next), { preventScrollReset: true });

  function submit(event: FormEvent) {
    event.preventDefault();
    open({ gene: typed.text.trim(), species: typed.species });
  }

  return (
    <section className={styles.box} aria-label="Your gene">
      <form className={styles.form} onSubmit={submit}>
        <GeneField
          label="Which gene?"
          name="gene"
          text={typed.text}
          species={typed.species}
          onType={(text) => setTyped({ ...typed, text })}
          onSelect={({ target_sequence, species }) => open({ gene: target_sequence, species })}
        />
        <SpeciesField selected={typed.species} onSelect={(species) => setTyped({ ...typed, species })} />
        <Button type="submit">Show prices</Button>
      </form>
      <div role="status">
        {gene && (
          <p>
            Prices for <em>{gene.symbol}</em> ({gene.species.toLowerCase()}), {gene.gene_name}.{" "}
            <Link className={styles.clear} to="?" preventScrollReset>
              Clear
            </Link>
          </p>
        )}
        {gene === null && <NotFound {...requested} />}
      </div>
    </section>
  );
}

function NotFound({ gene, species }: GeneQuery) {
  return (
    <Alert kind="notice">
      Our catalog has no {species.toLowerCase()} gene called “{gene}”. We also design vectors for other genes:{" "}
      <Link to={contactFormUrl(`A design for ${gene}`)}>get a quote for {gene}</Link>.
    </Alert>
  );
}
