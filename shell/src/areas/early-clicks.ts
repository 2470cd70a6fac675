import { useEffect } from "react";

declare global {
  interface Window {
    /** Written by the script that the gateway puts into a document that came rendered. */
    ligateEarlyClicks?: { pressed: HTMLButtonElement[]; stop: () => void };
  }
}

/** Presses again, in their order, the buttons that were pressed before the page lived and still stand. */
export function useEarlyClicks(): void {
  useEffect(() => {
    const early = window.ligateEarlyClicks;
    if (!early) return;
    delete window.ligateEarlyClicks;
    early.stop();
    void pressAgain(early.pressed);
  }, []);
}

async function pressAgain(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    if (button.isConnected) button.click();
    // What the press changed is on screen before the next one meets it.
    await new Promise((done) => setTimeout(done));
  }
}
