import type { Suggestion } from "@ligate/contract/search/schemas";
import { type MouseEvent, useEffect, useRef } from "react";
import styles from "./search-box.module.css";
import { useFollowLink } from "./use-follow-link.ts";

export interface SuggestedLinkProps {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  /** Called when it is followed. */
  onGo: () => void;
}

/** An option that is a link: it opens in a new tab as any other does. */
export function SuggestedLink({ id, suggestion, isActive, onGo }: SuggestedLinkProps) {
  const follow = useFollowLink();
  const link = useRef<HTMLAnchorElement>(null);
  const { label, detail, url } = suggestion;

  useEffect(() => {
    if (isActive) link.current?.scrollIntoView?.({ block: "nearest" });
  }, [isActive]);

  function go(event: MouseEvent<HTMLAnchorElement>) {
    follow(event);
    if (event.defaultPrevented) onGo();
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
      onClick={go}
    >
      <span className={styles.label}>{label}</span> <span className={styles.detail}>{detail}</span>
    </a>
  );
}
