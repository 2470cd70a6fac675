import { Button } from "@ligate/ui/controls/button";
import { Alert } from "@ligate/ui/feedback/alert";
import styles from "./missing-options.module.css";

export interface MissingOptionsProps {
  /** Why the options could not be loaded; absent while they are loaded. */
  error?: string;
  onRetry: () => void;
}

/** Shown in place of options that are not there. */
export function MissingOptions({ error, onRetry }: MissingOptionsProps) {
  if (error === undefined) return <p role="status">Loading the options…</p>;
  return (
    <div className={styles.missing}>
      <Alert kind="error">{error}</Alert>
      <Button variant="outlined" small onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
