import { DIALOG_STYLES } from "./dialog-style.js";
import { mountShadowRoot } from "./shadow-root.js";

const DIALOG_MARKUP = `
  <dialog aria-labelledby="title" aria-describedby="about">
    <h2 id="title">PayPal sandbox</h2>
    <p id="about">This replaces PayPal's own window. No money moves.</p>
    <p id="status" role="status">Preparing your order…</p>
    <form method="dialog" id="form">
      <div id="choice" hidden>
        <p class="amount" id="amount"></p>
        <label for="outcome">Outcome of the payment</label>
        <select id="outcome"></select>
      </div>
      <button class="pay" value="pay" id="pay" disabled>Pay now</button>
      <button value="cancel">Cancel</button>
    </form>
  </dialog>
`;

/**
 * Opens the dialog immediately, as PayPal's window does; `ask` shows the order in it. Escape cancels. The buttons of the
 * form close the dialog and set its `returnValue`.
 */
export function openApprovalDialog() {
  const { root, remove } = mountShadowRoot(document.body, DIALOG_STYLES);
  root.innerHTML = DIALOG_MARKUP;
  const dialog = part("dialog", HTMLDialogElement);
  const outcome = part("#outcome", HTMLSelectElement);
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.showModal();

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} type
   * @returns {T}
   */
  function part(selector, type) {
    const found = root.querySelector(selector);
    if (found instanceof type) return found;
    throw new Error(`The dialog has no ${selector}`);
  }

  /** @param {import("./types.ts").PayableOrder} order */
  function show(order) {
    part("#amount", HTMLElement).textContent = order.purchase_units
      .map(({ amount }) => formatAmount(amount))
      .join(" + ");
    outcome.append(...order.outcomes.map(({ behaviour, effect }) => new Option(effect, behaviour)));
    part("#status", HTMLElement).textContent = "";
    part("#choice", HTMLElement).hidden = false;
    const pay = part("#pay", HTMLButtonElement);
    pay.disabled = false;
    pay.focus();
  }

  return {
    /**
     * Shows the order. Resolves to the behaviour that the buyer chose; to undefined if the buyer cancelled.
     * @param {import("./types.ts").PayableOrder} order
     * @returns {Promise<string | undefined>}
     */
    async ask(order) {
      if (dialog.open) show(order);
      await closed;
      return dialog.returnValue === "pay" ? outcome.value : undefined;
    },
    close() {
      if (dialog.open) dialog.close();
      remove();
    },
  };
}

/** @param {{ currency_code: string, value: string }} amount */
function formatAmount({ currency_code, value }) {
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency: currency_code }).format(
    Number(value),
  );
  return `${money} ${currency_code}`;
}
