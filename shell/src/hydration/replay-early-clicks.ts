import { useEffect } from "react";

declare global {
  interface Window {
    /** Defined by the inline script of a server-rendered document (the gateway's `before-hydration.ts`). */
    ligateEarlyClicks?: { pressed: HTMLButtonElement[]; stop: () => void };
  }
}

/**
 * Replays clicks on buttons that were made before hydration, in order, those that send a form included. A button that is no longer in the document is
 * skipped (decision 11).
 *
 * Removable when React replays clicks that precede its own code, or when hydration ends before a visitor can click.
 */
export function useReplayEarlyClicks(): void {
  useEffect(() => {
    const early = window.ligateEarlyClicks;
    if (!early) return;
    delete window.ligateEarlyClicks;
    early.stop();
    void replayClicks(early.pressed);
  }, []);
}

/** Clicks buttons in order. A button that is no longer in the document is skipped. */
export async function replayClicks(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    // Let React render what hydration changes, such as the type of submit buttons, and the effect of the click before.
    await new Promise((resolve) => setTimeout(resolve));
    if (button.isConnected) button.click();
  }
}
