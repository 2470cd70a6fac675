import { useLoaderData } from "@ligate/platform/router";
import { LinkButton } from "@ligate/ui/button";
import { useEffect, useRef } from "react";
import { ProfilePage } from "../profile-page.tsx";
import { DesignCard } from "./design-card.tsx";
import type { designsLoader } from "./designs.loader.ts";
import styles from "./designs.module.css";

export function Component() {
  const designs = useLoaderData<typeof designsLoader>();
  useFocusAfterDeletion(designs.length);

  return (
    <ProfilePage title="Saved designs" description="The vectors and kits that you have designed and kept.">
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
    </ProfilePage>
  );
}

/** What had the focus is gone with the design that was deleted. */
function useFocusAfterDeletion(count: number): void {
  const last = useRef(count);
  useEffect(() => {
    if (count < last.current) document.querySelector("h1")?.focus();
    last.current = count;
  }, [count]);
}

function NoDesigns() {
  return (
    <div className={styles.nothing}>
      <p>You have no saved designs yet. Save Design on a product's page keeps it here.</p>
      <LinkButton to="/design">Design a vector</LinkButton>
    </div>
  );
}
