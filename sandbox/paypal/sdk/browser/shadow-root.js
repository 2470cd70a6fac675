/**
 * Appends a shadow root to the container, isolated from the page's styles as PayPal's iframes are. Its styles are a
 * constructed style sheet, which a policy of `style-src 'self'` admits; it blocks style elements and attributes.
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
