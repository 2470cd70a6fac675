import { Head } from "@ligate/platform/head";
import { Page } from "@ligate/ui/layout/page";
import type { ReactNode } from "react";
import { useRefreshSessionOnReturn } from "../session/use-refresh-session-on-return.ts";
import { AccountNav } from "./account-nav.tsx";
import styles from "./profile-layout.module.css";
import { UnverifiedBanner } from "./unverified-banner.tsx";

export interface ProfileLayoutProps {
  title: string;
  description: string;
  /** Shown beside the heading, such as a status. */
  badge?: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

/** Layout of the signed-in customer's pages: navigation, heading and content. */
export function ProfileLayout({ title, description, badge, intro, children }: ProfileLayoutProps) {
  useRefreshSessionOnReturn();

  return (
    <Page className={styles.page}>
      <Head title={title} description={description} />
      <AccountNav />
      <div className={styles.content}>
        <div className={styles.heading}>
          <h1 tabIndex={-1}>{title}</h1>
          {badge}
        </div>
        {intro && <p className={styles.intro}>{intro}</p>}
        <UnverifiedBanner />
        <div className={styles.body}>{children}</div>
      </div>
    </Page>
  );
}
