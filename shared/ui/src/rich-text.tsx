import { classes } from "./classes.tsx";
import styles from "./rich-text.module.css";

export interface RichTextProps {
  /** HTML of the store's own content, which the API sanitised when it was loaded. */
  html: string;
  className?: string;
}

export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API; this is the one place for it
  return <div className={classes(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
