import { useLocation, useNavigateTo } from "@ligate/platform/router";
import type { MouseEvent } from "react";

/**
 * Follows a plain link of the frame without a new document, as the router's own does. The frame has sixty links, and
 * as the router's they took a third of the time in which a page is rendered.
 */
export function useFollowLink(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const go = useNavigateTo();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;

  return (event) => {
    const isForTheBrowser =
      event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.button > 0;
    if (isForTheBrowser) return;
    event.preventDefault();
    const link = event.currentTarget;
    const there = link.pathname + link.search + link.hash;
    void go(there, { replace: there === here });
  };
}
