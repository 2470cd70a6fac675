import { formatInteger } from "@ligate/contract/common/format-integer";
import { geneAddress } from "@ligate/contract/genes/gene-address";
import type { GeneLink } from "@ligate/contract/genes/gene-links";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { Link } from "@ligate/platform/router";
import { Table } from "@ligate/ui/content/table";
import type { ReactNode } from "react";
import styles from "./gene.module.css";

export interface GeneFactsProps {
  gene: GenePage;
  /** The entries of the gene in public databases. */
  links: readonly GeneLink[];
}

/** The data of a gene, with their sources. */
export function GeneFacts({ gene, links }: GeneFactsProps) {
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Facts</h2>
      <Table className={styles.facts} aria-labelledby="facts">
        <tbody>
          {toFacts(gene).map(({ label, value, source }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                {value ?? <span className={styles.unknown}>Not on file</span>}
                {value && source && <span className={styles.source}>{source}</span>}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">Databases</th>
            <td>
              <ul className={styles.links}>
                {links.map(({ name, id, url }) => (
                  <li key={name}>
                    <a href={url} rel="noreferrer">
                      {name} {id}
                    </a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        </tbody>
      </Table>
      <p className={styles.sources}>
        Names, type, chromosome and IDs are from NCBI Gene and {getNamingAuthority(gene)}, as of our last
        import.
      </p>
    </section>
  );
}

interface Fact {
  label: string;
  /** Null if it is not on file. */
  value: ReactNode;
  source?: string | null;
}

function toFacts({ symbol, species, gene_name, aliases, gene, ...page }: GenePage): Fact[] {
  const { coding_bp, transcript, orthologue } = gene;
  return [
    { label: "Symbol", value: symbol },
    { label: "Full name", value: gene_name },
    ...(aliases.length > 0 ? [{ label: "Other names", value: aliases.join(", ") }] : []),
    { label: "Species", value: species === "Human" ? "Human, Homo sapiens" : "Mouse, Mus musculus" },
    { label: "Type", value: gene.gene_type || null },
    { label: "Chromosome", value: gene.chromosome || null },
    ...(transcript || isTranslated(page.methods)
      ? [{ label: "Transcript", value: transcript, source: "RefSeq" }]
      : []),
    ...(isTranslated(page.methods)
      ? [
          {
            label: "Coding sequence",
            value: coding_bp && `${formatInteger(coding_bp)} bp, including the stop codon`,
            source: [page.coding_transcript, page.coding_source].filter(Boolean).join(", "),
          },
        ]
      : []),
    { label: "Ortholog", value: orthologue && <Orthologue {...orthologue} /> },
    { label: "Target number", value: page.target_sequence },
  ];
}

/** Whether the gene has an open reading frame to express. */
const isTranslated = (methods: GenePage["methods"]): boolean =>
  methods.some(({ priced_by_length, offers }) => priced_by_length && offers.length > 0);

function Orthologue({ species, symbol }: NonNullable<GenePage["gene"]["orthologue"]>) {
  return (
    <Link to={geneAddress(species, symbol)}>
      {symbol} ({species.toLowerCase()})
    </Link>
  );
}

const getNamingAuthority = ({ species }: GenePage): string => (species === "Human" ? "HGNC" : "MGI");
