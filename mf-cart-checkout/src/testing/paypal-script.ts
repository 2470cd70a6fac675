import { provideSettings } from "@ligate/platform/settings";
import { waitFor } from "@testing-library/dom";
import { buttonOutcomes, fillField, queryAllDeep, runScript } from "sandbox/testing/sdk-elements.ts";

/** The decisions of PayPal and its buyer, and a record of their windows and cards. */
export interface PayPalScript {
  /** The choices of the buyer in PayPal's windows, in order; after them, each payment is approved. */
  choices: ("pay" | "cancel")[];
  /** How many windows were opened. */
  windows: number;
  /** The cards that were submitted. */
  cards: { billing_address?: object }[];
  /** Makes PayPal refuse the next cards after the order is created. */
  refusesCards: boolean;
  /** Makes the script fail to load. */
  isDown: boolean;
}

let paypal: PayPalScript;
const scriptObserver = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) loadScript(node);
  }
});

/**
 * Serves the sandbox's script of PayPal, with a buyer who decides at once, and empties the local storage. Call it before each
 * test.
 * @param clientId one that ends with `-no-cards` is not eligible for cards
 */
export function servePayPal(clientId = "demo"): PayPalScript {
  localStorage.clear();
  const sdkUrl = "/sandbox/paypal/sdk/js";
  provideSettings({
    publicUrl: "https://store.example",
    paypal: { clientId, sdkUrl },
    testProduct: false,
  });
  for (const script of listScripts()) script.remove();
  Reflect.deleteProperty(window, "paypal");
  scriptObserver.observe(document.head, { childList: true });
  paypal = { choices: [], windows: 0, cards: [], refusesCards: false, isDown: false };
  return paypal;
}

export const listScripts = () => [...document.head.querySelectorAll("script")];
export const listPayPalButtons = () =>
  queryAllDeep<HTMLButtonElement>("button").filter(({ textContent }) => textContent === "PayPal");
export const findPayPalButton = (): Promise<HTMLButtonElement> =>
  waitFor(() => {
    const [button] = listPayPalButtons();
    if (!button) throw new Error("There is no PayPal button");
    return button;
  });

/** A field of the card, in its iframe, which has the label as its title. */
export const findCardField = (label: string) =>
  queryAllDeep<HTMLInputElement>(`input[aria-label="${label}"]`)[0];

/** Waits for the fields of the card, and fills them in. The default is a valid card. */
export const fillInCard = (differing: Record<string, string> = {}): Promise<void> =>
  waitFor(() => {
    for (const [label, text] of Object.entries({ ...CARD, ...differing })) fillField(label, text);
  });
const CARD = {
  "Name on card": "Ada Lovelace",
  "Card number": "4111111111111111",
  "Expiration date": "0731",
  "Security code": "123",
};

function loadScript(element: HTMLScriptElement): void {
  if (paypal.isDown) return void element.dispatchEvent(new Event("error"));
  runScript(element, answerScript);
  element.dispatchEvent(new Event("load"));
}

/** Answers the calls of the script about any order. */
const answerScript: typeof fetch = async (url, init) => {
  const [, id, action] = /\/orders\/([^/]+)\/?(.*)$/.exec(String(url)) ?? [];
  if (action === "confirm-card") {
    paypal.cards.push(JSON.parse(String(init?.body)));
    if (paypal.refusesCards)
      return Response.json({ message: "This card is not supported." }, { status: 422 });
  }
  return Response.json({ id, status: "APPROVED", purchase_units: [], outcomes: buttonOutcomes() });
};

/** The buyer decides when PayPal's window shows the order, which then focuses its first button. */
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function open() {
  showModal.call(this);
  if (!(this.getRootNode() instanceof ShadowRoot)) return;
  paypal.windows++;
  const choice = paypal.choices.shift() ?? "pay";
  this.addEventListener("focusin", () => {
    this.returnValue = choice;
    this.close();
  });
};
