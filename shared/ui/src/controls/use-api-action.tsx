import { ApiError } from "@ligate/platform/api";
import { useRef, useState } from "react";
import { useTransientError } from "../feedback/use-transient-error.tsx";

/** Runs an action that sends requests, one run at a time: calls to `run` are ignored until the current run ends. */
export function useApiAction() {
  const [error, showError] = useTransientError();
  const [isPending, setPending] = useState(false);
  // State alone is not enough: two clicks may arrive before React renders again.
  const isRunning = useRef(false);

  /** Shows the detail of an `ApiError` that the action throws. @throws any other error of the action */
  async function run(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    showError(undefined);
    try {
      await action();
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      showError(thrown.detail);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { run, isPending, error, showError };
}
