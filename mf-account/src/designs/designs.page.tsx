import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/controls/button";
import { useOnChange } from "@ligate/ui/controls/use-on-change";
import { ProfileLayout } from "../shared/layout/profile-layout.tsx";
import { DesignCard } from "./design-card.tsx";
import type { designsLoader } from "./designs.loader.ts";
import styles from "./designs.module.css";

export { AccountErrorBoundary as ErrorBoundary } from "../shared/layout/account-error-boundary.tsx";

export function Component() {
  const designs = useLoaderData<typeof designsLoader>();
  // After a deletion the focused button no longer exists.
  useOnChange(designs.length, (previous) => {
    if (designs.length < previous) document.querySelector("h1")?.focus();
  });

  return (
    <ProfileLayout title="Saved designs" description="The vectors and kits that you have designed and saved.">
      {designs.length === 0 ? (
        <NoDesigns />
      ) : (
        <ul className={styles.designs}>
          {designs.map((design) => (
            <li key={design.id}>
              <DesignCard design={design} />
            </li>
          ))}
        </ul>
      )}
    </ProfileLayout>
  );
}

function NoDesigns() {
  return (
    <div className={styles.empty}>
      <p>You have no saved designs. Choose Save Design on a product page to keep a design here.</p>
      <LinkButton to="/design">Design a vector</LinkButton>
    </div>
  );
}
