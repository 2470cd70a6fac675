/** A slide of the banner. */
export interface ServiceSlide {
  name: string;
  tagline: string;
  link: string;
  /** Path below /media. The image is 1200 × 400 px; its left 45 % is empty. */
  image: string;
  alt: string;
}

export const serviceSlides: readonly ServiceSlide[] = [
  {
    name: "Cloning Services",
    tagline: "Any plasmid, built to your map and sequenced.",
    link: "/services/custom-cloning",
    image: "/media/banners/custom-cloning.svg",
    alt: "A plasmid ring with its expression cassette drawn out",
  },
  {
    name: "Lentivirus Package",
    tagline: "Titered particles from your vector or ours.",
    link: "/services/lentivirus-package",
    image: "/media/banners/lentivirus-package.svg",
    alt: "A producer cell that releases lentiviral particles",
  },
  {
    name: "Genome Editing Services",
    tagline: "Edited cells, from guide design to genotype.",
    link: "/services/genome-editing-services",
    image: "/media/banners/genome-editing-services.svg",
    alt: "Cas9 with its guide RNA, cutting beside the PAM",
  },
  {
    name: "Stable Cell Line",
    tagline: "Clones selected, expanded and banked for you.",
    link: "/services/stable-cell-line",
    image: "/media/banners/stable-cell-line.svg",
    alt: "A culture plate and the cells of one of its wells",
  },
];
