import type { KitTableContent } from "./kit-table-content.ts";

/** The kits of the category page RNA Knock-down. */
export const rnaKnockDown: readonly KitTableContent[] = [
  {
    title: "CasRx kits for your gene",
    intro:
      "Cleave the transcript with CasRx (RfxCas13d). The designer opens with the kit and asks for your gene.",
    opens: "design",
    kits: [
      { sku: "KD-SP-CMXXXA-XXXXXX", holds: "Separate CasRx and crRNA plasmids for transfection" },
      { sku: "KD-LV-CMXXPA-XXXXXX", holds: "Separate CasRx and crRNA lentiviral vectors" },
      { sku: "KD-LA-CMXXPC-XXXXXX", holds: "CasRx and crRNA on one lentiviral vector" },
      { sku: "KD-AV-ESXXXA-XXXXXX", holds: "CasRx and crRNA on one AAV vector" },
      { sku: "KD-PB-CMXXPK-XXXXXX", holds: "CasRx and crRNA on one transposon" },
    ],
  },
  {
    title: "RNAi kits for your gene",
    intro: "Short hairpins, always on or switched on by doxycycline.",
    opens: "design",
    kits: [
      { sku: "RI-SP-U6XXXA-XXXXXX", holds: "U6-shRNA plasmid for transfection" },
      { sku: "RI-LV-U6XXPA-XXXXXX", holds: "U6-shRNA lentiviral vector" },
      { sku: "RI-AV-U6XXXA-XXXXXX", holds: "U6-shRNA AAV vector" },
      { sku: "RI-PB-U6XXPK-XXXXXX", holds: "U6-shRNA transposon" },
      { sku: "IR-LA-T3XXPC-XXXXXX", holds: "TRE3G miR-30 shRNA and rtTA on one lentiviral vector" },
      { sku: "IR-PB-HTXXPK-XXXXXX", holds: "H1-TetO shRNA and TetR on one transposon" },
    ],
  },
  {
    title: "Controls",
    intro: "The same vectors against no transcript of human or mouse.",
    opens: "product",
    kits: [
      { sku: "KD-SP-CMXXXA-000000", holds: "CasRx with a non-targeting crRNA, plasmids" },
      { sku: "KD-LA-CMXXPC-000000", holds: "CasRx with a non-targeting crRNA, one lentiviral vector" },
      { sku: "RI-LV-U6XXPA-000000", holds: "Scrambled shRNA, lentiviral vector" },
      { sku: "IR-LA-T3XXPC-000000", holds: "Scrambled inducible shRNA, lentiviral vector" },
    ],
  },
  {
    title: "On request",
    intro: "What a kit number cannot say, we plan with you.",
    opens: "quote",
    kits: [
      {
        name: "Isoform-specific knock-down",
        holds: "crRNA or shRNA against one splice form, with qPCR primers",
      },
      { name: "Pooled shRNA library", holds: "Barcoded hairpins against a gene family or pathway" },
    ],
  },
];
