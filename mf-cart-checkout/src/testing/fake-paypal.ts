import { provideSettings } from "@ligate/platform/settings";

/** A fake of PayPal's browser script, used by the unmodified React wrapper. */

interface ButtonsProps {
  onClick: (data: object, actions: object) => Promise<boolean>;
  createOrder: (data: object, actions: object) => Promise<string>;
  onApprove: (data: { orderID: string }, actions: { restart: () => void }) => Promise<void>;
  onInit: (data: object, actions: object) => void;
  onCancel?: (data: object) => void;
  onError: (error: unknown) => void;
}

interface CardFieldsProps {
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }) => Promise<void>;
  onError: (error: unknown) => void;
  style?: FakePayPal["cardStyle"];
}

export interface FakePayPal {
  /** The error codes of the card. */
  cardErrors: string[];
  /** The error of a card that the provider refuses after the order is created. */
  cardRefusal: Error | undefined;
  /** Makes the buyer close PayPal's window. */
  isCancelled: boolean;
  /** Makes the script fail to load. */
  isDown: boolean;
  /** Number of restarted payments. */
  restarts: number;
  /** Number of times that the button was rendered. */
  renders: number;
  /** The addresses of the requested scripts. */
  scripts: string[];
  /** The billing address of the submitted card. */
  billingAddress: object | undefined;
  /** Makes card fields unavailable for this merchant or buyer. */
  isCardIneligible: boolean;
  /** The style of the card fields. */
  cardStyle: Record<string, Record<string, string>> | undefined;
  /** The nonces of the requested scripts. */
  nonces: (string | null)[];
}

let paypal: FakePayPal;
const scriptObserver = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) loadScript(node);
  }
});

/** Replaces PayPal's script, and empties the local storage. Call it before each test. */
export function fakePayPal(): FakePayPal {
  localStorage.clear();
  provideSettings({
    publicUrl: "https://store.example",
    paypal: { clientId: "demo", sdkUrl: "/sandbox/paypal/sdk/js" },
    testProduct: false,
  });
  for (const script of document.head.querySelectorAll("script")) script.remove();
  Reflect.deleteProperty(window, "paypal");
  scriptObserver.observe(document.head, { childList: true });
  paypal = {
    cardErrors: [],
    cardRefusal: undefined,
    isCancelled: false,
    isDown: false,
    restarts: 0,
    renders: 0,
    scripts: [],
    billingAddress: undefined,
    isCardIneligible: false,
    cardStyle: undefined,
    nonces: [],
  };
  return paypal;
}

function loadScript(element: HTMLScriptElement): void {
  paypal.scripts.push(element.getAttribute("src") ?? "");
  paypal.nonces.push(element.getAttribute("data-csp-nonce"));
  if (paypal.isDown) return void element.dispatchEvent(new Event("error"));
  Object.assign(window, { paypal: { Buttons: createButtons, CardFields: createCardFields } });
  element.dispatchEvent(new Event("load"));
}

function createButtons(props: ButtonsProps) {
  const button = document.createElement("button");
  button.textContent = "PayPal";
  button.onclick = () => void pay(props).catch(props.onError);
  return {
    isEligible: () => true,
    async render(container: Element) {
      paypal.renders++;
      container.append(button);
      props.onInit({}, { enable: async () => {}, disable: async () => {} });
    },
    close: async () => button.remove(),
  };
}

async function pay(props: ButtonsProps): Promise<void> {
  const actions = { resolve: async () => true, reject: async () => false };
  if ((await props.onClick({}, actions)) === false) return;
  const orderID = await props.createOrder({}, {});
  if (paypal.isCancelled) return props.onCancel?.({ orderID });
  await props.onApprove({ orderID }, { restart: () => paypal.restarts++ });
}

function createCardFields(props: CardFieldsProps) {
  paypal.cardStyle = props.style;
  return {
    isEligible: () => !paypal.isCardIneligible,
    getState: async () => ({ isFormValid: paypal.cardErrors.length === 0, errors: paypal.cardErrors }),
    submit: ({ billingAddress }: { billingAddress: object }) => submitCard(props, billingAddress),
    NameField: createFieldFactory("Cardholder"),
    NumberField: createFieldFactory("Number"),
    ExpiryField: createFieldFactory("Expires"),
    CVVField: createFieldFactory("Security code"),
  };
}

async function submitCard(props: CardFieldsProps, billingAddress: object): Promise<void> {
  paypal.billingAddress = billingAddress;
  try {
    const orderID = await props.createOrder();
    if (paypal.cardRefusal) throw paypal.cardRefusal;
    // Like the real script, `submit` resolves before `onApprove` is called.
    setTimeout(() => void props.onApprove({ orderID }));
  } catch (error) {
    props.onError(error);
    throw error;
  }
}

const createFieldFactory = (label: string) => () => {
  const input = document.createElement("input");
  input.setAttribute("aria-label", label);
  return {
    render: async (container: Element) => container.append(input),
    close: async () => input.remove(),
    focus: () => input.focus(),
  };
};
