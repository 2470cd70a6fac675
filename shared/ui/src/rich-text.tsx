import { useGo } from "@ligate/platform/router";
import type { MouseEvent } from "react";
import { classes } from "./classes.tsx";
import styles from "./rich-text.module.css";

export interface RichTextProps {
  /** HTML of the store's own content, which the API sanitised when it was loaded. */
  html: string;
  className?: string;
}

/** Text of the store's own. Its links to other pages of the store go there without a new document. */
export function RichText({ html, className }: RichTextProps) {
  const go = useGo();

  function follow(event: MouseEvent) {
    const path = pageOf(event);
    if (path === undefined) return;
    event.preventDefault();
    go(path);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links are pressed, by keyboard too
    <div
      className={classes(styles.text, className)}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API; this is the one place for it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The page of the store that a plain click leads to; files and other places are the browser's business. */
function pageOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const path = (event.target as Element).closest("a")?.getAttribute("href");
  return isPlain && path && /^\/(?!\/|api\/|media\/)/.test(path) ? path : undefined;
}
