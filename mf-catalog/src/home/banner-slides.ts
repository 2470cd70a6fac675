/** A picture of the banner: a service and what the drawing shows. */
export interface BannerSlide {
  name: string;
  line: string;
  link: string;
  /** Address below /media; 1200 × 400, the drawing in its right 55 %. */
  image: string;
  alt: string;
}

export const bannerSlides: readonly BannerSlide[] = [
  {
    name: "Cloning Services",
    line: "Any plasmid, built to your map and sequenced.",
    link: "/services/custom-cloning",
    image: "/media/banners/custom-cloning.svg",
    alt: "A plasmid ring with its expression cassette drawn out",
  },
  {
    name: "Lentivirus Package",
    line: "Titred particles from your vector or ours.",
    link: "/services/lentivirus-package",
    image: "/media/banners/lentivirus-package.svg",
    alt: "A producer cell that releases lentiviral particles",
  },
  {
    name: "Genome Editing Services",
    line: "Edited cells, from guide design to genotype.",
    link: "/services/genome-editing-services",
    image: "/media/banners/genome-editing-services.svg",
    alt: "Cas9 with its guide RNA, cutting beside the PAM",
  },
  {
    name: "Stable Cell Line",
    line: "Clones selected, expanded and banked for you.",
    link: "/services/stable-cell-line",
    image: "/media/banners/stable-cell-line.svg",
    alt: "A culture plate and the cells of one of its wells",
  },
];
