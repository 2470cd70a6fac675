import { replayClicks } from "./replay-early-clicks.ts";
import { restoreFormValues } from "./restore-form-values.ts";

/**
 * Repeats on a page the input of a visitor on its server-rendered placeholder: typed text first, then clicks.
 * @param pressed the buttons of the placeholder that were clicked, in order
 */
export function restorePage(pressed: HTMLButtonElement[], from: ParentNode, to: ParentNode): void {
  restoreFormValues(from, to);
  void replayClicks(sameButtons(pressed, from, to));
}

/**
 * The buttons of one version of a page for buttons of another: at the same position among all buttons, with the same text.
 * A button without counterpart is left out.
 */
function sameButtons(pressed: HTMLButtonElement[], from: ParentNode, to: ParentNode): HTMLButtonElement[] {
  const before = buttonsIn(from);
  const after = buttonsIn(to);
  return pressed.flatMap((button) => {
    const same = after[before.indexOf(button)];
    return same?.textContent === button.textContent ? [same] : [];
  });
}

const buttonsIn = (element: ParentNode) => [...element.querySelectorAll("button")];
