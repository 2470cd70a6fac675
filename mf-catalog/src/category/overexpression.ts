import type { KitTableContent } from "./kit-table-content.ts";

/** The kits of the category page Overexpression. */
export const overexpression: readonly KitTableContent[] = [
  {
    title: "Expression kits for your gene",
    intro:
      "The open reading frame under a constant promoter. The designer opens with the kit and asks for your gene.",
    opens: "design",
    kits: [
      { sku: "OE-SP-CMXXXA-XXXXXX", holds: "Expression plasmid for transfection" },
      { sku: "OE-LV-EFXXPA-XXXXXX", holds: "Lentiviral vector that resists silencing" },
      { sku: "OE-LV-CMXGPA-XXXXXX", holds: "Lentiviral vector with EGFP, to see transduced cells" },
      { sku: "OE-AV-CMXXXA-XXXXXX", holds: "AAV vector for delivery in vivo" },
      { sku: "OE-AV-SYXXXA-XXXXXX", holds: "AAV vector for neurons" },
      { sku: "OE-AV-ALXXXA-XXXXXX", holds: "AAV vector for hepatocytes" },
      { sku: "OE-PB-EFXXPK-XXXXXX", holds: "Transposon for stable lines without virus" },
    ],
  },
  {
    title: "Inducible kits for your gene",
    intro: "Tet-On: expression starts with doxycycline and ends without it.",
    opens: "design",
    kits: [
      { sku: "IE-SP-T3XXXA-XXXXXX", holds: "TRE3G expression and rtTA plasmids" },
      { sku: "IE-LV-T3XXPA-XXXXXX", holds: "Separate TRE3G and rtTA lentiviral vectors" },
      { sku: "IE-LA-T3XXPC-XXXXXX", holds: "TRE3G and rtTA on one lentiviral vector" },
      { sku: "IE-PB-T3XXPK-XXXXXX", holds: "TRE3G and rtTA on one transposon" },
    ],
  },
  {
    title: "Controls",
    intro: "The same vectors without your gene.",
    opens: "product",
    kits: [
      { sku: "OE-SP-CMXXXA-000000", holds: "Expression plasmid, control" },
      { sku: "OE-LV-CMXGPA-000000", holds: "Lentiviral vector, EGFP alone" },
      { sku: "OE-AV-CMXXXA-000000", holds: "AAV vector, control" },
      { sku: "IE-LA-T3XXPC-000000", holds: "Inducible lentiviral vector, control" },
    ],
  },
  {
    title: "On request",
    intro: "What a kit number cannot say, we plan with you.",
    opens: "quote",
    kits: [
      { name: "Reading frame over 4 kb", holds: "Cloning and titre advice for long genes" },
      { name: "Mutant or isoform panel", holds: "Point mutants and splice forms in one backbone" },
    ],
  },
];
