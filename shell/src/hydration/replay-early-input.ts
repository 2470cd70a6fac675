import { useEffect } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Defined by the inline script of a server-rendered document (the gateway's `before-hydration.ts`). */
    ligateEarlyClicks?: {
      /** Missing in documents of earlier gateways. */
      entered?: Map<Control, [value: string, checked?: boolean]>;
      pressed: HTMLButtonElement[];
      stop: () => void;
    };
  }
}

/**
 * Repeats in a page the input of a visitor from before its hydration: text and choices first, then clicks on buttons in order,
 * those that send a form included (decision 75). Buttons of the frame work without a script, and the frame is hydrated earlier.
 *
 * Removable when React replays events that precede its own code, or when hydration ends before a visitor can type or click.
 */
export function useReplayEarlyInput(): void {
  useEffect(() => {
    const early = window.ligateEarlyClicks;
    if (!early) return;
    delete window.ligateEarlyClicks;
    early.stop();
    const isInPage = (element: Element) => element.isConnected && element.closest("main");
    for (const [control, entered] of early.entered ?? []) if (isInPage(control)) enter(control, ...entered);
    void click(early.pressed.filter(isInPage));
  }, []);
}

/** React and form libraries keep the element, but not its value. React notices a change to the value that it knows. */
function enter(control: Control, value: string, checked = false): void {
  if (/radio|checkbox/.test(control.type)) {
    (control as HTMLInputElement).checked = !checked;
    control.click();
    return;
  }
  control.value = "";
  // The setter of the element is React's, which takes note of the value.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event(control.type.startsWith("select") ? "change" : "input", { bubbles: true }));
}

async function click(buttons: HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    // Let React render what hydration changes, such as the type of submit buttons, and the effect of the click before.
    await new Promise((resolve) => setTimeout(resolve));
    if (button.isConnected) button.click();
  }
}
