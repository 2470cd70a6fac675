import { Head } from "@ligate/platform/head";
import { useRevalidator } from "@ligate/platform/router";
import { session, useSession } from "@ligate/platform/session";
import { Page } from "@ligate/ui/layout/page";
import { lazy, type ReactNode, Suspense, useEffect } from "react";
import { AccountNav } from "./account-nav.tsx";
import styles from "./profile-layout.module.css";

// Most customers have verified their addresses.
const VerificationReminder = lazy(() =>
  import("./verification-reminder.tsx").then((loaded) => ({ default: loaded.VerificationReminder })),
);

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
  useRefreshOnReturn();

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

/**
 * Reloads the session when the tab becomes visible: in another tab the customer may have verified the e-mail address or
 * read an answer, and new answers may have arrived. A changed address or its verification reloads the page's data, too.
 */
function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    async function refresh() {
      if (document.visibilityState !== "visible") return;
      const shown = session.current();
      const { isAuthenticated, email, email_verified } = await session.refresh();
      const hasChanged = email !== shown?.email || email_verified !== shown?.email_verified;
      if (isAuthenticated && hasChanged) await revalidate();
    }
    const refreshIfPossible = () => void refresh().catch(() => {});
    document.addEventListener("visibilitychange", refreshIfPossible);
    return () => document.removeEventListener("visibilitychange", refreshIfPossible);
  }, [revalidate]);
}

/** Shown on every account page until the customer has verified the e-mail address. */
function UnverifiedBanner() {
  const account = useSession();
  if (account?.email_verified !== false || !account.email) return null;
  return (
    <Suspense>
      <VerificationReminder key={account.email} email={account.email} />
    </Suspense>
  );
}
