import { NavLink, useLocation } from "@ligate/platform/router";
import { useEffect, useId, useRef } from "react";
import styles from "./profile-menu.module.css";
import { PROFILE_PLACES, type ProfilePlace } from "./profile-places.ts";

/** Left of the place that is moved into sight. */
const MARGIN = 16;

/** Beside every page of the account; on a phone a row above it that is moved sideways. */
export function ProfileMenu() {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the place one is at is moved into sight
  useEffect(() => {
    const place = menu.current?.querySelector<HTMLElement>("[aria-current]");
    if (menu.current && place) menu.current.scrollLeft = place.offsetLeft - MARGIN;
  }, [pathname]);

  return (
    <nav ref={menu} className={styles.menu} aria-label="Account">
      {PROFILE_PLACES.map((group) => (
        <PlaceGroup key={group.title} {...group} />
      ))}
    </nav>
  );
}

function PlaceGroup({ title, places }: { title: string; places: ProfilePlace[] }) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.places} aria-labelledby={titleId}>
        {places.map(({ to, name }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.place}>
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
