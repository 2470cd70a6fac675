import type { createButtons } from "./sdk/buttons.js";
import type { createCardFields } from "./sdk/card-fields.js";
import { sdkScript } from "./sdk-script.ts";

export interface PayPalNamespace {
  Buttons: typeof createButtons extends (props: infer P, ...rest: never[]) => infer R
    ? (props: P) => R
    : never;
  CardFields: typeof createCardFields extends (props: infer P, ...rest: never[]) => infer R
    ? (props: P) => R
    : never;
}

const GATEWAY = "http://localhost/sandbox";

/** Stands in for the gateway, which strips its prefix, and for what jsdom lacks. */
export function actAsBrowser(origin: string) {
  const nodeFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => nodeFetch(String(url).replace(GATEWAY, origin), init);
  CSSStyleSheet.prototype.replaceSync = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.addEventListener("submit", (event) => {
      event.preventDefault();
      this.close((event.submitter as HTMLButtonElement).value);
    });
  };
  HTMLDialogElement.prototype.close = function close(value = "") {
    this.open = false;
    this.returnValue = value;
    this.dispatchEvent(new Event("close"));
  };
}

/** Runs the script of an element that jsdom has not loaded. */
export function runScript(script: HTMLScriptElement) {
  Object.defineProperty(document, "currentScript", { configurable: true, value: script });
  new Function(sdkScript())();
  Object.defineProperty(document, "currentScript", { configurable: true, value: null });
}

export function loadSdk(
  query = "client-id=test&components=buttons,card-fields",
  namespace?: string,
): PayPalNamespace {
  const script = Object.assign(document.createElement("script"), {
    src: `${GATEWAY}/paypal/sdk/js?${query}`,
  });
  if (namespace) script.dataset.namespace = namespace;
  runScript(script);
  return Reflect.get(window, namespace ?? "paypal");
}

/** Every element that matches, inside shadow roots too. */
export function deep<T extends Element>(selector: string, root: ParentNode = document): T[] {
  const inside = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
    shadowRoot ? deep<T>(selector, shadowRoot) : [],
  );
  return [...root.querySelectorAll<T>(selector), ...inside];
}

export function type(label: string, text: string) {
  const [input] = deep<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!input) throw new Error(`No field has the label ${label}`);
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

export function typeCard({
  number = "4111111111111111",
  expiry = "0731",
  cvv = "123",
  name = "Ada Lovelace",
} = {}) {
  type("Name on card", name);
  type("Card number", number);
  type("Expiration date", expiry);
  type("Security code", cvv);
}

export function press(text: string) {
  const button = deep<HTMLButtonElement>("button").find(({ textContent }) => textContent === text);
  if (!button) throw new Error(`No button says ${text}`);
  button.click();
}
