/** Texts that name a product. Imports no schema library, because pages import this module. */

export interface NamedProduct {
  product_name: string;
  /** Of a design: it names the gene. */
  title?: string | undefined;
}

/** The first line of a product: the title of a design, otherwise the product name. */
export const productTitle = ({ title, product_name }: NamedProduct): string => title || product_name;

/** The title with the product name, which tells apart the formats of a design: for labels and sentences. */
export const productLabel = ({ title, product_name }: NamedProduct): string =>
  title ? `${title} (${product_name})` : product_name;
