import { type ComponentType, useEffect, useState } from "react";

export interface LoadLaterProps<P extends object> {
  /** Imports the component. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** A component whose code loads when it is first shown in a browser: it is not part of the first load, nor of HTML from a server. */
export function LoadLater<P extends object>({ load, props }: LoadLaterProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P>>();
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it loads once
  useEffect(() => {
    load().then(
      (Component) => setLoaded(() => Component),
      () => setFailed(true),
    );
  }, []);
  if (Loaded) return <Loaded {...props} />;
  return isFailed ? (
    <p role="alert">This part of the page could not be loaded. Please reload the page.</p>
  ) : (
    <p role="status">Loading…</p>
  );
}
