import { createHash } from "node:crypto";

/**
 * Keeps the buttons that are pressed before a rendered page lives; the shell presses them again when it does
 * (shell/src/areas/early-clicks.ts). Links, menus and forms that are sent work without a script. Written into the
 * document: as a file it would be one more request in the line of what the first working click waits for.
 */
export const EARLY_CLICKS = `(() => {
  const pressed = [];
  const keep = ({ target }) => {
    const button = target.closest?.("button:not([type=submit], [popovertarget])");
    if (button) pressed.push(button);
  };
  addEventListener("click", keep, true);
  window.ligateEarlyClicks = { pressed, stop: () => removeEventListener("click", keep, true) };
})();`;

/** What admits this one script in a Content-Security-Policy. */
export const EARLY_CLICKS_HASH = `'sha256-${createHash("sha256").update(EARLY_CLICKS).digest("base64")}'`;
