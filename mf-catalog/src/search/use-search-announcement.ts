import { useEffect, useRef, useState } from "react";

/**
 * The heading after another search on this page, for a live region: the frame announces other paths only.
 * @param search identifies what is searched for
 */
export function useSearchAnnouncement(search: string): string {
  const previous = useRef(search);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (previous.current === search) return;
    previous.current = search;
    setAnnouncement(document.querySelector("h1")?.textContent ?? "");
  }, [search]);

  return announcement;
}
