import styles from "./product-name.module.css";

export interface ProductNameProps {
  name: string;
}

/** A product name, which breaks between words only: browsers also break `Kit--Gene` behind its hyphens. */
export function ProductName({ name }: ProductNameProps) {
  const [before, word, after] = name.split(/(\S*--\S*)/);
  if (!word) return name;
  return (
    <>
      {before}
      <span className={styles.whole}>{word}</span>
      {after}
    </>
  );
}
