/** The page's nonce, from `data-csp-nonce` of the script element. */
const cspNonce = document.currentScript?.dataset.cspNonce;

/**
 * Appends a style element, as PayPal's SDK does. A policy without `unsafe-inline` blocks it, unless the page has passed the
 * nonce of the policy.
 * @param {ParentNode & Node} parent
 * @param {string} css
 */
export function injectStyle(parent, css) {
  const style = (parent.ownerDocument ?? document).createElement("style");
  if (cspNonce) style.setAttribute("nonce", cspNonce);
  style.textContent = css;
  parent.append(style);
  return style;
}

/**
 * Appends a shadow root to the container, which isolates it from the page's styles as PayPal's iframes do.
 * @param {Element} container
 * @param {string} css
 */
export function mountShadowRoot(container, css) {
  const host = document.createElement("div");
  const shadow = host.attachShadow({ mode: "open" });
  const root = document.createElement("div");
  injectStyle(shadow, css);
  shadow.append(root);
  container.append(host);
  return { root, remove: () => host.remove() };
}

/**
 * @param {string | Element} target
 * @returns {Element}
 */
export function findContainer(target) {
  const container = typeof target === "string" ? document.querySelector(target) : target;
  if (!container?.isConnected) throw new Error("There is no such element in the document to render into");
  return container;
}
