import { createCheckout } from "./checkout.js";
import { expectOrderId } from "./client.js";
import { findContainer, mountShadow } from "./shadow.js";

const BUTTON_STYLES = `
  :host { display: block; }
  button {
    box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 6px;
    background: #ffc439; color: #001c64; font: 700 1.05rem/1.2 system-ui, sans-serif; cursor: pointer;
  }
  button:hover { background: #f2ba36; }
  button:focus-visible { outline: 3px solid light-dark(#0b5cad, #86bdff); outline-offset: 2px; }
  button[aria-disabled="true"] { cursor: default; }
  em { font-weight: 800; }
`;

/** @type {Record<string, string>} */
const LABELS = {
  checkout: "<em>PayPal</em> Checkout",
  pay: "Pay with <em>PayPal</em>",
  buynow: "<em>PayPal</em> Buy Now",
};

/**
 * `paypal.Buttons`: the yellow button, and behind it the window in which the buyer agrees.
 * @param {import("./types.ts").ButtonsProps} props
 * @param {import("./types.ts").Client} client
 */
export function createButtons(props, client) {
  const checkout = createCheckout(props, client);
  const button = document.createElement("button");
  button.type = "button";
  button.innerHTML = LABELS[props.style?.label ?? ""] ?? "<em>PayPal</em>";
  /** @type {(() => void) | undefined} */
  let remove;
  let isEnabled = true;
  let isBusy = false;

  // A disabled button still tells the page of clicks, as PayPal's does: pages explain then what is missing.
  const showState = () => button.setAttribute("aria-disabled", String(isBusy || !isEnabled));

  /** @param {boolean} enabled */
  async function setEnabled(enabled) {
    isEnabled = enabled;
    showState();
  }

  async function onClick() {
    if (isBusy) return;
    isBusy = true;
    showState();
    try {
      const goesOn = await props.onClick?.({ fundingSource: "paypal" }, clickActions);
      if (goesOn === false || !isEnabled) return;
      await checkout.run(async () => expectOrderId(await props.createOrder({ paymentSource: "paypal" }, {})));
    } catch (error) {
      if (!checkout.isClosed()) reportError(error);
    } finally {
      isBusy = false;
      showState();
    }
  }

  /** @param {unknown} error */
  function reportError(error) {
    if (props.onError) props.onError(error);
    else console.error(error);
  }

  button.addEventListener("click", onClick);

  return {
    isEligible: () => (props.fundingSource ?? "paypal") === "paypal",
    /** @param {string | Element} target */
    async render(target) {
      if (checkout.isClosed()) throw new Error("The buttons were closed before they were rendered");
      const mount = mountShadow(findContainer(target), BUTTON_STYLES);
      mount.root.append(button);
      remove = mount.remove;
      showState();
      await Promise.resolve();
      if (!checkout.isClosed())
        props.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
    },
    async close() {
      checkout.close();
      remove?.();
    },
    /** @param {Partial<import("./types.ts").ButtonsProps>} changes */
    async updateProps(changes) {
      Object.assign(props, changes);
    },
  };
}

/** @type {import("./types.ts").ClickActions} */
const clickActions = { resolve: async () => true, reject: async () => false };
