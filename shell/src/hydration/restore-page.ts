import { replayClicks } from "./replay-early-clicks.ts";
import { restoreFormValues } from "./restore-form-values.ts";
import { sameButtons } from "./same-buttons.ts";

/**
 * Repeats on a page what a visitor did on its server-rendered placeholder: typed text first, then clicks.
 * @param pressed the buttons of the placeholder that were clicked, in order
 */
export function restorePage(pressed: HTMLButtonElement[], from: ParentNode, to: ParentNode): void {
  restoreFormValues(from, to);
  void replayClicks(sameButtons(pressed, from, to));
}
