import { Button } from "@ligate/ui/button";
import { Icon } from "@ligate/ui/icon";
import { useEffect } from "react";
import styles from "./problem-banner.module.css";

const MESSAGE_MS = 10_000;

export interface ProblemBannerProps {
  problem: { text: string; askAgain?: () => void } | undefined;
  onDismiss: () => void;
}

/** What went wrong with a payment, in sight wherever the page is scrolled to. Vanishes, unless it asks something. */
export function ProblemBanner({ problem, onDismiss }: ProblemBannerProps) {
  useEffect(() => {
    if (!problem || problem.askAgain) return;
    const timer = setTimeout(onDismiss, MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [problem, onDismiss]);

  return (
    <div role="alert" className={problem ? styles.banner : undefined}>
      {problem && (
        <>
          <p className={styles.text}>{problem.text}</p>
          {problem.askAgain && (
            <Button small manner="quiet" onClick={problem.askAgain}>
              Check again
            </Button>
          )}
          <button type="button" className={styles.close} aria-label="Close message" onClick={onDismiss}>
            <Icon name="close" size={18} />
          </button>
        </>
      )}
    </div>
  );
}
