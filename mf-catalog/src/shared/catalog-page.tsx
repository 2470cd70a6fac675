import { RichText } from "@ligate/ui/content/rich-text";
import type { ReactNode } from "react";
import styles from "./catalog-page.module.css";

export interface PageHeaderProps {
  title: string;
  description: string;
  /** Path below /media of an image of 480 × 360 px. */
  image: string;
  /** Links to the next steps. */
  children?: ReactNode;
}

/** The title, lead and image of a catalog page. */
export function PageHeader({ title, description, image, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{description}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      {image && (
        <img className={styles.picture} src={image} alt="" width={480} height={360} fetchPriority="high" />
      )}
    </header>
  );
}

/** The text of a catalog page, in two columns on a wide screen. */
export function PageBody({ html }: { html: string }) {
  return <RichText html={html} className={styles.text} />;
}
