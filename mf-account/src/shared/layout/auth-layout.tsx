import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/layout/page";
import type { ReactNode } from "react";
import styles from "./auth-layout.module.css";
import { KeyIllustration, LetterIllustration } from "./illustrations.tsx";

export interface AuthLayoutProps {
  title: string;
  description: string;
  illustration: "key" | "letter" | "confirmed letter";
  /** One or two sentences under the heading. */
  intro?: ReactNode;
  /** Hints shown beside the form. */
  notes: readonly string[];
  children: ReactNode;
}

/** Layout of the login, sign-up, verification and password pages: a card with heading and form, and notes beside it. */
export function AuthLayout({ title, description, illustration, intro, notes, children }: AuthLayoutProps) {
  return (
    <Page className={styles.page}>
      <Head title={title} description={description} />
      <section className={styles.card} aria-labelledby="auth-page-title">
        <h1 id="auth-page-title" className={styles.title}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </section>
      <div className={styles.aside}>
        <div className={styles.illustration}>
          {illustration === "key" ? (
            <KeyIllustration />
          ) : (
            <LetterIllustration isConfirmed={illustration === "confirmed letter"} />
          )}
        </div>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </Page>
  );
}
