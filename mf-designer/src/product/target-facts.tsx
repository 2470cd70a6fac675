import type { ProductSummary } from "@ligate/contract/catalog/product-schemas";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { buildSku, parseSku } from "@ligate/contract/design/sku";
import { geneAddress } from "@ligate/contract/genes/gene-address";
import { geneLinks } from "@ligate/contract/genes/gene-links";
import type { TargetGene } from "@ligate/contract/genes/schemas";
import { Link } from "@ligate/platform/router";
import { Icon } from "@ligate/ui/controls/icon";
import { Alert } from "@ligate/ui/feedback/alert";
import { fieldId } from "./specification/specification-form.tsx";
import styles from "./target-facts.module.css";

export interface TargetFactsProps {
  product: ProductSummary;
  gene: TargetGene;
}

/** The target gene of a design: its name, its entries in public databases, and the same design for its orthologue. */
export function TargetFacts({ product, gene }: TargetFactsProps) {
  return (
    <section aria-label="Target gene" className={styles.target}>
      <p className={styles.name}>
        <b>
          {product.species ? (
            <Link to={geneAddress(product.species, product.gene_symbol)}>{product.gene_symbol}</Link>
          ) : (
            product.gene_symbol
          )}
        </b>{" "}
        {gene.gene_name}
      </p>
      <p className={styles.facts}>{geneFacts(product, gene).join(" · ")}</p>
      <ul className={styles.links}>
        {geneLinks(gene).map(({ name, id, url }) => (
          <li key={name}>
            <a href={url} rel="noreferrer">
              {name} {id}
            </a>
          </li>
        ))}
      </ul>
      <Isoform product={product} transcript={gene.transcript} />
      {gene.orthologue && <OrthologueLink sku={product.product_sku} orthologue={gene.orthologue} />}
      {gene.warning && <Alert kind="notice">{gene.warning}</Alert>}
    </section>
  );
}

function geneFacts(
  { species }: ProductSummary,
  { gene_type, chromosome, transcript, coding_bp }: TargetGene,
) {
  return [
    species,
    chromosome && `chromosome ${chromosome}`,
    gene_type,
    transcript && `transcript ${transcript}`,
    coding_bp !== null && `coding sequence ${formatInteger(coding_bp)} bp`,
  ].filter(Boolean);
}

/** The functions that express the reading frame of the target. */
const EXPRESSING = ["OE", "IE"];

interface IsoformProps {
  product: ProductSummary;
  transcript: string | null;
}

/** The transcript that is cloned, with a link to the field that changes it. */
function Isoform({ product: { product_sku }, transcript }: IsoformProps) {
  if (!transcript || !EXPRESSING.includes(parseSku(product_sku)?.fn ?? "")) return null;
  return (
    <p>
      We clone the canonical transcript, {transcript}, unless you{" "}
      <a href={`#${fieldId("orf")}`}>choose another reading frame</a>.
    </p>
  );
}

interface OrthologueLinkProps {
  sku: string;
  orthologue: NonNullable<TargetGene["orthologue"]>;
}

/** Opens the same design for the orthologue. */
function OrthologueLink({ sku, orthologue: { symbol, species, target_sequence } }: OrthologueLinkProps) {
  const codes = parseSku(sku);
  if (!codes) return null;
  return (
    <Link
      className={styles.orthologue}
      to={`/products/item/${buildSku({ ...codes, target: target_sequence })}`}
    >
      The same design for {species.toLowerCase()} {symbol}
      <Icon name="chevronRight" size={16} />
    </Link>
  );
}
