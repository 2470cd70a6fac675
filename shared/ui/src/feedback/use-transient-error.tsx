import { useCallback, useEffect, useState } from "react";

/** Time after which a message of a form, a payment or the store disappears, in milliseconds. Errors of fields stay. */
export const MESSAGE_TIMEOUT_MS = 10_000;

/** An error message that disappears after ten seconds, for requests that no form sends: `[error, showError]`. */
export function useTransientError(): [
  error: { message: string } | undefined,
  showError: (message: string | undefined) => void,
] {
  const [error, setError] = useState<{ message: string }>();

  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => setError(undefined), MESSAGE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [error]);

  // Each call creates an object, so that the timer restarts when the same message is shown again.
  const showError = useCallback((message?: string) => setError(message ? { message } : undefined), []);
  return [error, showError];
}
