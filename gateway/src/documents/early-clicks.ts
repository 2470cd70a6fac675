import { createHash } from "node:crypto";

/**
 * Records clicks on buttons before hydration; the shell repeats them after it (`replay-early-clicks.ts`). Links, popovers
 * and submit buttons work without a script. The script is inlined: as a file it would delay hydration by a request.
 */
export const EARLY_CLICKS = `(() => {
  const pressed = [];
  const record = ({ target }) => {
    const button = target.closest?.("button:not([type=submit], [popovertarget])");
    if (button) pressed.push(button);
  };
  addEventListener("click", record, true);
  window.ligateEarlyClicks = { pressed, stop: () => removeEventListener("click", record, true) };
})();`;

/** The source of the inline script for the Content-Security-Policy. */
export const EARLY_CLICKS_HASH = `'sha256-${createHash("sha256").update(EARLY_CLICKS).digest("base64")}'`;
