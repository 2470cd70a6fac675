import type { KitTableContent } from "./kit-table-content.ts";

const SEPARATE = "Separate SpCas9 and U6-gRNA";

/** The kits of the category page Gene Knock-out. */
export const geneKnockOut: readonly KitTableContent[] = [
  {
    title: "Kits for your gene",
    intro: "Start from a ready structure; the designer opens with it and asks for your gene.",
    opens: "design",
    kits: [
      { sku: "KO-SP-CMXXXA-XXXXXX", holds: `${SEPARATE} plasmids for transfection` },
      { sku: "KO-SP-CMXGPA-XXXXXX", holds: `${SEPARATE} plasmids; sort or select transfected cells` },
      {
        sku: "KO-LV-CMXXPA-XXXXXX",
        holds: `${SEPARATE} lentiviral vectors; one Cas9 line serves many guides`,
      },
      {
        sku: "KO-LA-ESXXPC-XXXXXX",
        holds: "SpCas9 and gRNA on one lentiviral vector, short promoter for titre",
      },
      { sku: "KO-LA-CMXXPC-XXXXXX", holds: "SpCas9 and gRNA on one lentiviral vector" },
      { sku: "KO-AV-ESXXXA-XXXXXX", holds: "SaCas9 and gRNA on one AAV vector" },
      { sku: "KO-AV-SYXXXA-XXXXXX", holds: "SaCas9 and gRNA on one AAV vector, for neurons" },
      {
        sku: "KO-PB-CMXXPK-XXXXXX",
        holds: "SpCas9 and gRNA on one transposon, for stable lines without virus",
      },
    ],
  },
  {
    title: "Controls and templates",
    intro:
      "Controls carry a guide that cuts nowhere in the human and mouse genomes; templates have an open cloning site for guides of your own.",
    opens: "product",
    kits: [
      { sku: "KO-SP-CMXXXA-000000", holds: "Non-targeting plasmids" },
      { sku: "KO-SP-CMXXXA-XXXXXX", holds: "Plasmids with an open guide site" },
      { sku: "KO-LV-CMXXPA-000000", holds: "Non-targeting lentiviral vectors" },
      { sku: "KO-LV-CMXXPA-XXXXXX", holds: "Lentiviral vectors, the guide site open" },
      { sku: "KO-LA-CMXXPC-000000", holds: "Non-targeting all-in-one vector" },
      { sku: "KO-LA-CMXXPC-XXXXXX", holds: "All-in-one vector with an open guide site" },
      { sku: "KO-AV-ESXXXA-000000", holds: "Non-targeting AAV vector" },
      { sku: "KO-AV-ESXXXA-XXXXXX", holds: "AAV vector with an open guide site" },
      { sku: "KO-PB-CMXXPK-000000", holds: "Non-targeting transposon" },
      { sku: "KO-PB-CMXXPK-XXXXXX", holds: "Transposon with an open guide site" },
    ],
  },
  {
    title: "On request",
    intro: "What a kit number cannot say, we plan with you.",
    opens: "quote",
    kits: [
      { name: "Gene deletion over 10 kb", holds: "Guide pairs, junction primers and a screening plan" },
      { name: "Multiplex knock-out", holds: "Guides against two to six genes on one vector" },
      {
        name: "Paired-nickase knock-out",
        holds: "Cas9 D10A and two offset guides, for the lowest off-target risk",
      },
      { name: "Knock-out cell line", holds: "A clone of your line, both alleles sequenced" },
    ],
  },
];
