import { RichText } from "@ligate/ui/content/rich-text";
import styles from "./page-body.module.css";

/** The text of a catalog page, in two columns on a wide screen. */
export function PageBody({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />;
}
