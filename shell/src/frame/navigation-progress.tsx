import { useNavigation } from "@ligate/platform/router";
import styles from "./navigation-progress.module.css";

/** A progress line at the top while the next page loads. It appears after 150 ms. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className={styles.progress} role="progressbar" aria-label="Loading the next page" />;
}
