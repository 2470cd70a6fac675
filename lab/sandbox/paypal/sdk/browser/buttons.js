import { createApprovalFlow } from "./approval-flow.js";
import { assertOrderId } from "./sandbox-client.js";
import { findContainer, mountShadowRoot } from "./shadow-root.js";

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
 * `paypal.Buttons`: a button that opens the approval dialog.
 * @param {import("./types.ts").ButtonsProps} props
 * @param {import("./types.ts").Client} client
 */
export function createButtons(props, client) {
  const flow = createApprovalFlow(props, client);
  const button = document.createElement("button");
  button.type = "button";
  button.innerHTML = LABELS[props.style?.label ?? ""] ?? "<em>PayPal</em>";
  /** @type {(() => void) | undefined} */
  let remove;
  let isEnabled = true;
  let isBusy = false;

  // As with PayPal, a disabled button still calls the page's `onClick`, so that the page can show its errors.
  const updateState = () => button.setAttribute("aria-disabled", String(isBusy || !isEnabled));

  /** @param {boolean} enabled */
  async function setEnabled(enabled) {
    isEnabled = enabled;
    updateState();
  }

  async function onClick() {
    if (isBusy) return;
    isBusy = true;
    updateState();
    try {
      const isAccepted = await props.onClick?.({ fundingSource: "paypal" }, clickActions);
      if (isAccepted === false || !isEnabled) return;
      await flow.run(async () => assertOrderId(await props.createOrder({ paymentSource: "paypal" }, {})));
    } catch (error) {
      if (!flow.isClosed()) reportError(error);
    } finally {
      isBusy = false;
      updateState();
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
      if (flow.isClosed()) throw new Error("The buttons were closed before they were rendered");
      const mount = mountShadowRoot(findContainer(target), BUTTON_STYLES);
      mount.root.append(button);
      remove = mount.remove;
      updateState();
      await Promise.resolve();
      if (!flow.isClosed())
        props.onInit?.({}, { enable: () => setEnabled(true), disable: () => setEnabled(false) });
    },
    async close() {
      flow.close();
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
