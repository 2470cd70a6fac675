import { joinWithAnd } from "@ligate/contract/common/format-list";
import { formatDollars } from "@ligate/contract/common/money";
import { geneLinks } from "@ligate/contract/genes/gene-links";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { CanonicalHead } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { publicAddress } from "@ligate/platform/settings";
import { type SchemaObject, StructuredData } from "@ligate/ui/content/structured-data";
import { Alert } from "@ligate/ui/feedback/alert";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import type { GeneData } from "./gene.loader.ts";
import styles from "./gene.module.css";
import { GeneFacts } from "./gene-facts.tsx";
import { GeneHeader } from "./gene-header.tsx";
import { GeneMethods } from "./gene-methods.tsx";
import { GeneResources } from "./gene-resources.tsx";
import { MissingGene } from "./missing-gene.tsx";
import { firstOffer, listOffers } from "./offers.ts";

export function Component() {
  const data = useLoaderData<GeneData>();
  return "gene" in data ? <Gene gene={data.gene} /> : <MissingGene problem={data.problem} />;
}

function Gene({ gene }: { gene: GenePage }) {
  const { symbol, species, url } = gene;
  const sku = firstOffer(gene.methods)?.product_sku;
  return (
    <Page>
      <CanonicalHead
        title={geneTitle(gene)}
        description={geneDescription(gene)}
        canonical={url}
        kind="product"
        {...(sku && { image: `/media/designs/${sku}.png` })}
      />
      <StructuredData data={geneJsonLd(gene)} />
      <Breadcrumbs
        trail={[
          { name: "Products", to: "/products" },
          { name: `${symbol} (${species.toLowerCase()})`, to: url },
        ]}
      />
      <GeneHeader gene={gene} />
      {gene.gene.warning && <Alert kind="notice">{gene.gene.warning}</Alert>}
      <GeneMethods gene={gene} />
      <div className={styles.more}>
        <GeneFacts gene={gene} links={geneLinks(gene.gene)} />
        <GeneResources gene={gene} />
      </div>
    </Page>
  );
}

const TAXA = {
  Human: { name: "Homo sapiens", id: 9606 },
  Mouse: { name: "Mus musculus", id: 10090 },
};

/** The schema.org data of a gene. Its offers are on the pages of the products. */
function geneJsonLd({ symbol, species, gene_name, aliases, url, gene }: GenePage): SchemaObject {
  const links = geneLinks(gene);
  const { name, id } = TAXA[species];
  return {
    "@type": "Gene",
    name: symbol,
    alternateName: [gene_name, ...aliases],
    identifier: links.map((link) => ({ "@type": "PropertyValue", propertyID: link.name, value: link.id })),
    taxonomicRange: {
      "@type": "Taxon",
      name,
      sameAs: `https://www.ncbi.nlm.nih.gov/datasets/taxonomy/${id}/`,
    },
    url: publicAddress(url),
    sameAs: links.map((link) => link.url),
  };
}

/** The title of a gene's page: `TP53 (human): CRISPR, Overexpression, and RNAi kits`. */
function geneTitle({ symbol, species, methods }: GenePage): string {
  const applying = methods.filter(({ reason }) => reason === undefined);
  const categories = [...new Set(applying.map(({ product_category }) => product_category))];
  const gene = `${symbol} (${species.toLowerCase()})`;
  return categories.length > 0 ? `${gene}: ${joinWithAnd(categories)} kits` : `${gene}: designs by quote`;
}

/** The description of a gene's page for search engines. */
function geneDescription({ symbol, species, gene_name, methods }: GenePage): string {
  const gene = `${species.toLowerCase()} ${symbol} (${gene_name})`;
  const prices = methods.flatMap(listOffers).flatMap(({ from_price }) => from_price ?? []);
  if (prices.length === 0) return `Our offers for ${gene}, with its names, IDs and transcript.`;
  const count = methods.filter(({ reason }) => reason === undefined).length;
  const from = formatDollars(Math.min(...prices));
  return `Kits for ${gene} from ${from}: ${count} ${count === 1 ? "method" : "methods"} by delivery, with prices and lead times. Names, IDs and transcript of the gene.`;
}
