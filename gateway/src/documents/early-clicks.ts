import { createHash } from "node:crypto";

/**
 * Records clicks on buttons before hydration; the shell repeats them after it (`replay-early-clicks.ts`). Links, popovers
 * and submit buttons work without a script.
 *
 * Back before hydration loads the document of the earlier address: after a reload the browser only changes the address if
 * the shell made both entries of the history, and hydration would show this page, with its data, at that address.
 *
 * The script is inlined: as a file it would delay hydration by a request.
 */
export const EARLY_CLICKS = `(() => {
  const pressed = [];
  const record = ({ target }) => {
    const button = target.closest?.("button:not([type=submit], [popovertarget])");
    if (button) pressed.push(button);
  };
  const currentAddress = () => location.pathname + location.search;
  const address = currentAddress();
  const openOther = (event) => {
    if (currentAddress() === address) return;
    event.stopImmediatePropagation();
    location.reload();
  };
  addEventListener("click", record, true);
  addEventListener("popstate", openOther, true);
  const stop = () => {
    removeEventListener("click", record, true);
    removeEventListener("popstate", openOther, true);
  };
  window.ligateEarlyClicks = { pressed, stop };
})();`;

/** The source of the inline script for the Content-Security-Policy. */
export const EARLY_CLICKS_HASH = `'sha256-${createHash("sha256").update(EARLY_CLICKS).digest("base64")}'`;
