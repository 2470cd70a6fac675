import type { Suggestion } from "@ligate/contract/search/schemas";
import { type MouseEvent, useEffect, useRef } from "react";
import { useClientSideLink } from "../links/use-client-side-link.ts";
import styles from "./site-search.module.css";

export interface SuggestionLinkProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  /** Called when a click navigates in this tab. */
  onNavigate: () => void;
}

/** An option of the list, as a link: it can be opened in a new tab. */
export function SuggestionLink({ id, suggestion, isActive, onNavigate }: SuggestionLinkProps) {
  const navigateOnClick = useClientSideLink();
  const link = useRef<HTMLAnchorElement>(null);
  const { label, detail, url } = suggestion;

  useEffect(() => {
    if (isActive) link.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    navigateOnClick(event);
    if (event.defaultPrevented) onNavigate();
  }

  return (
    <a
      ref={link}
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      href={url}
      tabIndex={-1}
      onClick={onClick}
    >
      <span className={styles.label}>{label}</span> <span className={styles.detail}>{detail}</span>
    </a>
  );
}
