import { useLocation } from "@ligate/platform/router";
import { useEffect, useRef, useState } from "react";

/**
 * Moves the focus to the heading of the new page after a navigation, as browsers reset it for a new document.
 * @returns the title of the new page, for a live region
 */
export function useRouteAnnouncer(): string {
  const { pathname } = useLocation();
  const previousPathname = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return announcement;
}
