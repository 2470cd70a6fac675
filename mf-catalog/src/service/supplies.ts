export interface Supply {
  catalog_number: string;
  name: string;
  sizes: string;
}

export interface SupplyGroup {
  title: string;
  supplies: readonly Supply[];
}

/** The reagents that have a page of their own; prices stand there. */
export const supplyGroups: readonly SupplyGroup[] = [
  {
    title: "Transfection and transduction",
    supplies: [
      { catalog_number: "TR-1001", name: "Lipid transfection reagent", sizes: "0.3 mL, 1 mL, 5×1 mL" },
      { catalog_number: "TR-1002", name: "PEI transfection reagent", sizes: "1 mL, 5 mL" },
      { catalog_number: "TR-1003", name: "Polybrene 10 mg/mL", sizes: "1 mL" },
      { catalog_number: "LV-6001", name: "Lentivirus packaging mix", sizes: "20 rxn, 50 rxn" },
      { catalog_number: "LV-6002", name: "Lentivirus concentrator 5×", sizes: "100 mL" },
    ],
  },
  {
    title: "qPCR and cDNA",
    supplies: [
      { catalog_number: "QP-2001", name: "SYBR qPCR mix 2×", sizes: "1 mL, 5 mL, 25 mL" },
      { catalog_number: "QP-2002", name: "Probe qPCR mix 2×", sizes: "1 mL, 5 mL" },
      { catalog_number: "QP-2003", name: "One-step cDNA mix", sizes: "50 rxn, 200 rxn" },
    ],
  },
  {
    title: "DNA and protein markers",
    supplies: [
      { catalog_number: "DM-3001", name: "1 kb DNA marker", sizes: "250 µL, 5×250 µL" },
      { catalog_number: "DM-3002", name: "100 bp DNA marker", sizes: "250 µL" },
      {
        catalog_number: "PM-4001",
        name: "Prestained protein marker 10–180 kDa",
        sizes: "250 µL, 2×250 µL",
      },
      { catalog_number: "PM-4002", name: "Unstained protein marker", sizes: "250 µL" },
    ],
  },
  {
    title: "Selection, induction and cells",
    supplies: [
      { catalog_number: "AB-5001", name: "Puromycin 10 mg/mL", sizes: "1 mL, 10×1 mL" },
      { catalog_number: "AB-5002", name: "Blasticidin 10 mg/mL", sizes: "1 mL" },
      { catalog_number: "AB-5003", name: "G418 50 mg/mL", sizes: "20 mL" },
      { catalog_number: "AB-5004", name: "Doxycycline 10 mg/mL", sizes: "1 mL" },
      { catalog_number: "CT-7001", name: "recA⁻ competent cells", sizes: "10×50 µL" },
    ],
  },
];
