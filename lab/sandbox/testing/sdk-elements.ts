import { sdkScript } from "../paypal/sdk/sdk.routes.ts";

export { buttonOutcomes } from "../paypal/cards/cards.ts";

/**
 * Runs the SDK for a script element. jsdom does not load scripts.
 * @param fetch for the calls of the SDK
 */
export function runScript(script: HTMLScriptElement, fetch = globalThis.fetch) {
  Object.defineProperty(document, "currentScript", { configurable: true, value: script });
  new Function("fetch", sdkScript())(fetch);
  Object.defineProperty(document, "currentScript", { configurable: true, value: null });
}

/** Like `querySelectorAll`, but also searches shadow roots and iframes. */
export function queryAllDeep<T extends Element>(selector: string, root: ParentNode = document): T[] {
  const inside = [...root.querySelectorAll("*")].flatMap((element) => {
    const inner = element instanceof HTMLIFrameElement ? element.contentDocument : element.shadowRoot;
    return inner ? queryAllDeep<T>(selector, inner) : [];
  });
  return [...root.querySelectorAll<T>(selector), ...inside];
}

export function fillField(label: string, text: string) {
  const [input] = queryAllDeep<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!input) throw new Error(`No field has the label ${label}`);
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

export function fillCard({
  number = "4111111111111111",
  expiry = "0731",
  cvv = "123",
  name = "Ada Lovelace",
} = {}) {
  fillField("Name on card", name);
  fillField("Card number", number);
  fillField("Expiration date", expiry);
  fillField("Security code", cvv);
}

export function clickButton(text: string) {
  const button = queryAllDeep<HTMLButtonElement>("button").find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`No button has the text ${text}`);
  button.click();
}
