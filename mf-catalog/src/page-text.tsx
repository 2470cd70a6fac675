import { RichText } from "@ligate/ui/rich-text";
import styles from "./page-text.module.css";

/** What a page of the catalogue tells below its top; where there is room, in two columns. */
export function PageText({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />;
}
