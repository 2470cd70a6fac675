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
