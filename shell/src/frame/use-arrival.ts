import { useLocation } from "@ligate/platform/router";
import { useEffect, useRef, useState } from "react";

/**
 * After a navigation, moves the focus to the new page's heading, as a browser does for a new document.
 * @returns the new page's title, to be announced
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return announcement;
}
