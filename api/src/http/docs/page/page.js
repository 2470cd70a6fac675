/**
 * Adapts swagger-ui to the store: our mark, landmarks and headings for screen readers, and the CSRF token that writes need.
 * The page loads this file after the library, and starts the library when all files are loaded.
 */

const Library = window.SwaggerUIBundle;

window.SwaggerUIBundle = Object.assign(
  (options) => Library({ ...options, plugins: [...options.plugins, ligate], requestInterceptor: withToken }),
  Library,
);

/** Adds the token of the session to a write, as the store's pages do. */
async function withToken(request) {
  if (!/^(get|head)$/i.test(request.method ?? "get")) request.headers["X-XSRF-TOKEN"] = await getToken();
  return request;
}

async function getToken() {
  await fetch("/api/csrf/", { credentials: "same-origin" });
  const [, token = ""] = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
  return decodeURIComponent(token);
}

/** Of the library's React. */
let createElement;

/** A plugin that replaces components of the library, or wraps them: each function gets the original. */
function ligate({ React }) {
  createElement = React.createElement;
  return {
    components: {
      Topbar: StoreHeader,
      // The library nests this link in a button.
      DeepLink: LinkText,
      CopyToClipboardBtn: Nothing,
      // Session and token are sent by themselves: there is nothing to type.
      AuthorizeBtnContainer: Nothing,
      authorizeOperationBtn: Nothing,
      PlainTextViewer: Example,
    },
    wrapComponents: {
      InfoContainer: inLandmark,
      operations: underHeading,
      responses: withoutRegion,
      TextArea: withLabel,
    },
  };
}

const Nothing = () => null;
const LinkText = ({ text }) => createElement("span", null, text);

function StoreHeader() {
  const mark = createElement("img", {
    src: "/api/docs/static/theme/mark.svg",
    alt: "",
    width: 28,
    height: 28,
  });
  const link = createElement("a", { href: "/" }, mark, document.title.replace(/ API$/, ""));
  return createElement("header", { className: "store", role: "banner" }, link);
}

const inLandmark = (original) => (props) =>
  createElement("section", { "aria-label": "About" }, createElement(original, props));

const underHeading = (original) => (props) =>
  createElement("div", null, createElement("h2", null, "Calls"), createElement(original, props));

/** A long example scrolls, so the keyboard has to reach it. */
const Example = ({ className = "", children }) =>
  createElement("pre", { className: `microlight ${className}`, tabIndex: 0 }, children);

/** The table of responses is a region without a name. */
const withoutRegion = (original) => (props) =>
  createElement("div", { ref: removeRegion }, createElement(original, props));
const removeRegion = (element) => element?.querySelector("table[role=region]")?.removeAttribute("role");

const withLabel = (original) => (props) =>
  createElement(original, { "aria-label": "Request body", ...props });

const viewport = Object.assign(document.createElement("meta"), {
  name: "viewport",
  content: "width=device-width, initial-scale=1",
});
document.head.append(viewport);
