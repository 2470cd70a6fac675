import { geneLinks } from "@ligate/contract/genes/gene-links";
import type { GenePage } from "@ligate/contract/genes/gene-page-schemas";
import { publicAddress } from "@ligate/platform/settings";
import type { SchemaObject } from "@ligate/ui/content/structured-data";

const TAXA = {
  Human: { name: "Homo sapiens", id: 9606 },
  Mouse: { name: "Mus musculus", id: 10090 },
};

/** The schema.org data of a gene. Its offers are on the pages of the products. */
export function geneJsonLd({ symbol, species, gene_name, aliases, url, gene }: GenePage): SchemaObject {
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
