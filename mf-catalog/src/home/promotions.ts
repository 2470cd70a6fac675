/** A product line or a service that has a card on the home page. */
export interface Promotion {
  name: string;
  description: string;
  link: string;
  /** Path below /media. */
  image: string;
}

export const productPromotions: readonly Promotion[] = [
  {
    name: "Overexpression",
    description: "Your reading frame under a constitutive or inducible promoter.",
    link: "/products/overexpression",
    image: "/media/lines/overexpression.svg",
  },
  {
    name: "Targeted Knock-In",
    description: "A sequence or a tag at the locus, by homology-directed repair.",
    link: "/products/gene-knock-in",
    image: "/media/lines/gene-knock-in.svg",
  },
  {
    name: "Gene Knock-out",
    description: "Cas9 and guides that shift the reading frame for good.",
    link: "/products/gene-knock-out",
    image: "/media/lines/gene-knock-out.svg",
  },
  {
    name: "Gene Deletion",
    description: "Two cuts that take out an exon, an enhancer or a whole region.",
    link: "/products/gene-deletion",
    image: "/media/lines/gene-deletion.svg",
  },
  {
    name: "RNA Knock-down",
    description: "CasRx or hairpins against the transcript; the genome stays as it is.",
    link: "/products/rna-knock-down",
    image: "/media/lines/rna-knock-down.svg",
  },
];

export const servicePromotions: readonly Promotion[] = [
  {
    name: "Lentivirus Package",
    description: "From your plasmid or ours to titered particles.",
    link: "/services/lentivirus-package",
    image: "/media/services/lentivirus-package.svg",
  },
  {
    name: "Cloning Services",
    description: "Any plasmid, built and verified by sequencing.",
    link: "/services/custom-cloning",
    image: "/media/services/custom-cloning.svg",
  },
  {
    name: "Genome Editing Services",
    description: "Edited cells, from guide design to genotyped pool.",
    link: "/services/genome-editing-services",
    image: "/media/services/genome-editing-services.svg",
  },
  {
    name: "Stable Cell Line",
    description: "Selected, expanded and banked lines that carry your construct.",
    link: "/services/stable-cell-line",
    image: "/media/services/stable-cell-line.svg",
  },
  {
    name: "Experiment Services",
    description: "qPCR, western blots and reporter assays on your samples.",
    link: "/services/experiment-services",
    image: "/media/services/experiment-services.svg",
  },
  {
    name: "Lab Supplies",
    description: "Transfection reagents, qPCR mixes, DNA and protein markers.",
    link: "/services/lab-supplies",
    image: "/media/services/lab-supplies.svg",
  },
];
