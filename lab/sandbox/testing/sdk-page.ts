import type { createButtons } from "../paypal/sdk/browser/buttons.js";
import type { createCardFields } from "../paypal/sdk/browser/cards/card-fields.js";
import { sdkScript } from "../paypal/sdk/sdk.routes.ts";
import { aMerchant, httpTransport, type Merchant } from "./merchant.ts";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";

export interface PayPalNamespace {
  Buttons: typeof createButtons extends (props: infer P, ...rest: never[]) => infer R
    ? (props: P) => R
    : never;
  CardFields: typeof createCardFields extends (props: infer P, ...rest: never[]) => infer R
    ? (props: P) => R
    : never;
}

const GATEWAY = "http://localhost/sandbox";

/** A page for the tests of a file, which is empty before each, with its sandbox, the store's server and the callbacks of the SDK. */
export function setUpPage() {
  let sandbox: Sandbox;
  let merchant: Merchant;
  beforeAll(async () => {
    sandbox = await startSandbox();
    stubBrowser(sandbox.origin);
  });
  afterAll(() => sandbox.stop());
  beforeEach(async () => {
    jest.clearAllMocks();
    document.body.replaceChildren();
    merchant = await aMerchant(httpTransport(sandbox.origin));
  });
  return {
    getMerchant: () => merchant,
    getOrigin: () => sandbox.origin,
    createOrder: jest.fn(async () => (await merchant.create()).body.id as string),
    onApprove: jest.fn(),
    onCancel: jest.fn(),
    onError: jest.fn(),
  };
}

/** Redirects requests to the sandbox as the gateway does, and stubs what jsdom does not implement. */
function stubBrowser(origin: string) {
  const nodeFetch = globalThis.fetch;
  globalThis.fetch = (url, init) => nodeFetch(String(url).replace(GATEWAY, origin), init);
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

/** Runs the SDK for a script element. jsdom does not load scripts. */
export function runScript(script: HTMLScriptElement) {
  Object.defineProperty(document, "currentScript", { configurable: true, value: script });
  new Function(sdkScript())();
  Object.defineProperty(document, "currentScript", { configurable: true, value: null });
}

export function loadSdk(
  query = "client-id=test&components=buttons,card-fields",
  attributes: { namespace?: string; cspNonce?: string } = {},
): PayPalNamespace {
  const { namespace } = attributes;
  const script = Object.assign(document.createElement("script"), {
    src: `${GATEWAY}/paypal/sdk/js?${query}`,
  });
  Object.assign(script.dataset, attributes);
  runScript(script);
  return Reflect.get(window, namespace ?? "paypal");
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
