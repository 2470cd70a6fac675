import type { createButtons } from "../paypal/sdk/browser/buttons.js";
import type { createCardFields } from "../paypal/sdk/browser/cards/card-fields.js";
import { aMerchant, httpTransport, type Merchant } from "./merchant.ts";
import { runScript } from "./sdk-elements.ts";
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
