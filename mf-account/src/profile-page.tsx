import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/page";
import type { ReactNode } from "react";
import { ProfileMenu } from "./profile-menu.tsx";
import styles from "./profile-page.module.css";

export interface ProfilePageProps {
  title: string;
  description: string;
  /** Beside the heading, such as a status. */
  beside?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its menu, a heading, and what the page is about. */
export function ProfilePage({ title, description, beside, intro, children }: ProfilePageProps) {
  return (
    <Page className={styles.page}>
      <Head title={title} description={description} />
      <ProfileMenu />
      <div className={styles.content}>
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          {beside}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
        <div className={styles.body}>{children}</div>
      </div>
    </Page>
  );
}
