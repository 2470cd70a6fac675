export const GENE_PAGE_SIZES = [10, 25, 50] as const;
