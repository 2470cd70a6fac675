import { useCallback, useEffect, useState } from "react";

/** Form-level messages vanish after this time. */
const MESSAGE_MS = 10_000;

/** A message that vanishes by itself, for what is sent without a form: `[problem, show]`. */
export function useProblem(): [
  problem: { message: string } | undefined,
  show: (message: string | undefined) => void,
] {
  const [problem, setProblem] = useState<{ message: string }>();

  useEffect(() => {
    if (!problem) return;
    const timer = setTimeout(() => setProblem(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [problem]);

  // A new object each time: the same message said again stays for its full time.
  const show = useCallback((message?: string) => setProblem(message ? { message } : undefined), []);
  return [problem, show];
}
