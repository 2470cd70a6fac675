/**
 * Puts a shadow root into the container, out of reach of the page's styles, as PayPal's iframes are. Its own
 * styles are a constructed sheet: those pass a `style-src 'self'`, style elements and attributes do not.
 * @param {Element} container
 * @param {string} css
 */
export function mountShadow(container, css) {
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
