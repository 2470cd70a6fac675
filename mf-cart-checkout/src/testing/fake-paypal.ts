/** For page tests: PayPal's browser script, as far as the unmodified wrapper and a buyer's hands reach it. */
import { provideSettings } from "@ligate/platform/settings";

type CardErrors = string[];

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
}

export interface FakePayPal {
  /** What is wrong with the card that is typed. */
  cardErrors: CardErrors;
  /** Thrown after the order was created: the provider does not take this card. */
  cardRefusal: Error | undefined;
  /** The buyer closes PayPal's window instead of agreeing. */
  isCancelled: boolean;
  /** How often a payment was restarted. */
  restarts: number;
  /** How often the buttons were rendered. */
  renders: number;
  /** Addresses of the scripts that were asked for. */
  scripts: string[];
  /** What the card was billed to. */
  billedTo: object | undefined;
  /** The script does not load. */
  isDown: boolean;
}

const script = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLScriptElement) answer(node);
  }
});
let paypal: FakePayPal;

/** Installs the script's stand-in; call before each test. */
export function fakePayPal(): FakePayPal {
  provideSettings({
    publicUrl: "https://store.example",
    paypal: { clientId: "demo", sdkUrl: "/sandbox/paypal/sdk/js" },
    testProduct: false,
  });
  for (const old of document.head.querySelectorAll("script")) old.remove();
  Reflect.deleteProperty(window, "paypal");
  script.observe(document.head, { childList: true });
  paypal = {
    cardErrors: [],
    cardRefusal: undefined,
    isCancelled: false,
    restarts: 0,
    renders: 0,
    scripts: [],
    billedTo: undefined,
    isDown: false,
  };
  return paypal;
}

function answer(element: HTMLScriptElement): void {
  paypal.scripts.push(element.getAttribute("src") ?? "");
  if (paypal.isDown) return void element.dispatchEvent(new Event("error"));
  Object.assign(window, { paypal: { Buttons: buttons, CardFields: cardFields } });
  element.dispatchEvent(new Event("load"));
}

function buttons(props: ButtonsProps) {
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

function cardFields(props: CardFieldsProps) {
  const field = (label: string) => () => {
    const input = document.createElement("input");
    input.setAttribute("aria-label", label);
    return {
      render: async (container: Element) => container.append(input),
      close: async () => input.remove(),
      focus: () => input.focus(),
    };
  };
  return {
    isEligible: () => true,
    getState: async () => ({ isFormValid: paypal.cardErrors.length === 0, errors: paypal.cardErrors }),
    async submit({ billingAddress }: { billingAddress: object }) {
      paypal.billedTo = billingAddress;
      try {
        const orderID = await props.createOrder();
        if (paypal.cardRefusal) throw paypal.cardRefusal;
        // As the real script does: it is done with the card, and calls back in its own time.
        setTimeout(() => void props.onApprove({ orderID }));
      } catch (error) {
        props.onError(error);
        throw error;
      }
    },
    NameField: field("Cardholder"),
    NumberField: field("Number"),
    ExpiryField: field("Expires"),
    CVVField: field("Security code"),
  };
}
