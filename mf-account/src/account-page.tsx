import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/page";
import type { ReactNode } from "react";
import styles from "./account-page.module.css";

export interface AccountPageProps {
  title: string;
  description: string;
  picture: ReactNode;
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** What is good to know, beside the form. */
  notes: readonly string[];
  children: ReactNode;
}

/** A picture with notes, and the sheet with the heading and the form. */
export function AccountPage({ title, description, picture, intro, notes, children }: AccountPageProps) {
  return (
    <Page className={styles.page}>
      <Head title={title} description={description} />
      <section className={styles.sheet} aria-labelledby="account-page-title">
        <h1 id="account-page-title" className={styles.title}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </section>
      <div className={styles.beside}>
        <div className={styles.picture}>{picture}</div>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
