import { geneLinks } from "@ligate/contract/genes/gene-links";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { CanonicalHead } from "@ligate/platform/head";
import { useLoaderData } from "@ligate/platform/router";
import { StructuredData } from "@ligate/ui/content/structured-data";
import { Alert } from "@ligate/ui/feedback/alert";
import { Breadcrumbs } from "@ligate/ui/layout/breadcrumbs";
import { Page } from "@ligate/ui/layout/page";
import type { GeneData } from "./gene.loader.ts";
import styles from "./gene.module.css";
import { GeneFacts } from "./gene-facts.tsx";
import { GeneHeader } from "./gene-header.tsx";
import { geneJsonLd } from "./gene-jsonld.ts";
import { GeneResources } from "./gene-resources.tsx";
import { geneDescription, geneTitle } from "./gene-texts.ts";
import { GeneMethods } from "./methods/gene-methods.tsx";
import { firstOffer } from "./methods/offers.ts";
import { MissingGene } from "./missing-gene.tsx";

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
