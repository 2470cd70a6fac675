import { DIALOG_STYLES } from "../dialog-style.js";
import { mountShadowRoot } from "../shadow-root.js";

const CHALLENGE_MARKUP = `
  <dialog aria-labelledby="title" aria-describedby="about">
    <h2 id="title">Bank sandbox</h2>
    <p id="about">This replaces the page on which the buyer's bank confirms a card payment (3-D Secure).</p>
    <form method="dialog">
      <button class="pay" value="passed">Confirm the payment</button>
      <button value="failed">Fail the check</button>
      <button value="cancel">Cancel</button>
    </form>
  </dialog>
`;

/**
 * Asks the buyer as their bank does. Escape cancels.
 * @returns {Promise<boolean | undefined>} whether the check passed; undefined if the buyer cancelled
 */
export async function askForConfirmation() {
  const { root, remove } = mountShadowRoot(document.body, DIALOG_STYLES);
  root.innerHTML = CHALLENGE_MARKUP;
  const dialog = root.querySelector("dialog");
  if (!dialog) throw new Error("The challenge has no dialog");
  const closed = new Promise((resolve) => dialog.addEventListener("close", resolve, { once: true }));
  dialog.showModal();
  await closed;
  remove();
  return dialog.returnValue === "passed" || dialog.returnValue === "failed"
    ? dialog.returnValue === "passed"
    : undefined;
}
