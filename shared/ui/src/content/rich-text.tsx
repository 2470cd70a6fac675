import { useNavigateTo } from "@ligate/platform/router";
import type { MouseEvent } from "react";
import { cx } from "../cx.tsx";
import styles from "./rich-text.module.css";

export interface RichTextProps {
  /** HTML from the store's content, sanitized by the API. */
  html: string;
  className?: string;
}

/** HTML content of the store. Its links to other pages of the store navigate on the client. */
export function RichText({ html, className }: RichTextProps) {
  const go = useNavigateTo();

  function navigateOnClick(event: MouseEvent) {
    const path = storePath(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the handler sees clicks on links, which the keyboard triggers too
    <div
      className={cx(styles.text, className)}
      onClick={navigateOnClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API; no other component renders HTML of the API
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The page of the store that an unmodified click on a link opens; `undefined` if the browser has to handle the click. */
function storePath(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const path = (event.target as Element).closest("a")?.getAttribute("href");
  return isPlain && path && /^\/(?!\/|api\/|media\/)/.test(path) ? path : undefined;
}
