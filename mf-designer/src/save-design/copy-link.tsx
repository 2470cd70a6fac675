import { Button } from "@ligate/ui/controls/button";
import { useState } from "react";
import styles from "./save-design.module.css";

/** Copies the URL of a saved design. Shows the URL if the browser denies access to the clipboard. */
export function CopyLink({ id }: { id: string }) {
  const [result, setResult] = useState<"copied" | "denied">();
  const path = `/design/shared/${id}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      setResult("copied");
    } catch {
      setResult("denied");
    }
  }

  return (
    <p className={styles.share}>
      <Button variant="outlined" onClick={copy}>
        Copy link to share
      </Button>
      {result === "copied" && <span>Link copied. Anyone with the link can view the design.</span>}
      {result === "denied" && (
        <span>
          Copy this address: <a href={path}>{path}</a>
        </span>
      )}
    </p>
  );
}
