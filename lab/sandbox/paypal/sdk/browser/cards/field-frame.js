import { findContainer, injectStyle } from "../shadow-root.js";
import { FIELDS } from "./card-format.js";
import { cardStyleSheet } from "./card-style.js";

/** @param {string} name @param {number} height in CSS pixels */
const frameStyle = (name, height) => `
  iframe[name="${name}"] { display: block; width: 100%; height: ${height}px; border: 0; color-scheme: light; }
`;

/** With the default style. */
const DEFAULT_HEIGHT = 82;

/**
 * Appends the iframe of a card field. It has no address, so it has the policy of the page.
 * @param {string | Element} target
 * @param {import("../types.ts").FieldKind} kind
 * @param {import("../types.ts").CardStyle} style
 */
export function createFieldFrame(target, kind, style) {
  const container = findContainer(target);
  const host = document.createElement("div");
  const frame = document.createElement("iframe");
  frame.name = `paypal_card_${kind}_field`;
  frame.title = FIELDS[kind].label;
  const outerStyle = injectStyle(host, frameStyle(frame.name, DEFAULT_HEIGHT));
  host.append(frame);
  container.append(host);
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error("The field was removed while it was rendered");
  contentDocument.documentElement.lang = "en";
  contentDocument.title = frame.title;
  injectStyle(contentDocument.head, cardStyleSheet(style));

  return {
    body: contentDocument.body,
    /**
     * Makes the iframe as high as its input with the padding of the body.
     * @param {HTMLInputElement} input
     */
    fitHeight(input) {
      const { paddingTop, paddingBottom } = getComputedStyle(contentDocument.body);
      const height = input.offsetHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
      if (input.offsetHeight > 0) outerStyle.textContent = frameStyle(frame.name, height);
    },
    remove: () => host.remove(),
  };
}
