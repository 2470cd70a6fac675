/**
 * Appends a shadow root to the container, which isolates it from the page's styles as PayPal's iframes do. It uses a
 * constructed style sheet, because the policy `style-src 'self'` blocks style elements and attributes.
 * @param {Element} container
 * @param {string} css
 */
export function mountShadowRoot(container, css) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  container.append(host);
  return { host, root, remove: () => host.remove() };
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
