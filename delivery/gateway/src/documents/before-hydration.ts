import { createHash } from "node:crypto";

/**
 * The inline script of a rendered document. It runs until the shell has hydrated the document.
 *
 * It records input and clicks on buttons; the shell repeats them after hydration (`replay-early-input.ts`). Links, popovers and
 * submit buttons work without a script.
 *
 * It also reloads the document when Back or Forward changes its address. After a reload the browser does not load a document if
 * the shell made both entries of the history, and hydration would show this page, with its data, at the other address.
 *
 * The script is inlined: as a file it would delay hydration by a request.
 */
export const BEFORE_HYDRATION = `(() => {
  const entered = new Map();
  const pressed = [];
  const recordInput = ({ target }) => entered.set(target, [target.value, target.checked]);
  const record = ({ target }) => {
    const button = target.closest?.("button:not([type=submit], [popovertarget])");
    if (button) pressed.push(button);
  };
  const currentAddress = () => location.pathname + location.search;
  const address = currentAddress();
  const reloadAtOtherAddress = (event) => {
    if (currentAddress() === address) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("input", recordInput, true);
  addEventListener("click", record, true);
  addEventListener("popstate", reloadAtOtherAddress, true);
  const stop = () => {
    removeEventListener("input", recordInput, true);
    removeEventListener("click", record, true);
    removeEventListener("popstate", reloadAtOtherAddress, true);
  };
  window.ligateEarlyClicks = { entered, pressed, stop };
})();`;

/** The source of the inline script for the Content-Security-Policy. */
export const BEFORE_HYDRATION_HASH = `'sha256-${createHash("sha256").update(BEFORE_HYDRATION).digest("base64")}'`;
