import { ProductName } from "../content/product-name.tsx";
import styles from "./product-lines.module.css";

export interface ProductLinesProps {
  product: {
    product_name: string;
    /** Of a design: it names the gene. */
    title?: string | undefined;
  };
}

/** The title of a design above its product name, for text and links. Other products have a name only. */
export function ProductLines({ product: { product_name, title } }: ProductLinesProps) {
  const name = <ProductName name={product_name} />;
  if (!title) return name;
  return (
    <>
      {title} <span className={styles.name}>{name}</span>
    </>
  );
}
