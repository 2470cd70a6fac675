import { Button } from "@ligate/ui/button";
import { useState } from "react";
import styles from "./save-design.module.css";

/** Copies the address that shares a saved design; where the browser forbids it, shows the address. */
export function CopyLink({ id }: { id: string }) {
  const [copied, setCopied] = useState<"copied" | "refused">();
  const path = `/design/shared/${id}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.href).href);
      setCopied("copied");
    } catch {
      setCopied("refused");
    }
  }

  return (
    <p className={styles.share}>
      <Button manner="quiet" onClick={copy}>
        Copy link to share
      </Button>
      {copied === "copied" && <span>Link copied. Whoever has it can read the design.</span>}
      {copied === "refused" && (
        <span>
          Copy this address: <a href={path}>{path}</a>
        </span>
      )}
    </p>
  );
}
