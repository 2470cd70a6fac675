/** How the HTML part of a mail is shown. */
export interface View {
  /** Of the frame, in CSS pixels. */
  width: "fit" | "390" | "1440";
  /** The color scheme that the mail sees; "device" is that of the browser. */
  colors: "device" | "light" | "dark";
}

/** The choices with their labels, in display order. */
export const WIDTHS: [View["width"], string][] = [
  ["fit", "Fit"],
  ["390", "390 px"],
  ["1440", "1440 px"],
];
export const COLORS: [View["colors"], string][] = [
  ["device", "Device"],
  ["light", "Light"],
  ["dark", "Dark"],
];

/** Reads a view from a query; what it does not know is the default. */
export function readView({ width, colors }: { width?: string; colors?: string }): View {
  return {
    width: width === "390" || width === "1440" ? width : "fit",
    colors: colors === "light" || colors === "dark" ? colors : "device",
  };
}

export const viewQuery = ({ width, colors }: View): string => `?width=${width}&colors=${colors}`;

/** The `sandbox` attribute of the frame: no scripts, no forms; links open in a new tab or replace the page. */
export const FRAME_SANDBOX =
  "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Only the inline styles of the mail apply; nothing is loaded from anywhere. */
export const HTML_PART_HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${FRAME_SANDBOX}`,
  ].join("; "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

const PREFERS_DARK = /\(\s*prefers-color-scheme\s*:\s*dark\s*\)/gi;
const PREFERS_LIGHT = /\(\s*prefers-color-scheme\s*:\s*light\s*\)/gi;
const ALWAYS = "(min-width: 0)";
const NEVER = "(max-width: 0)";

/**
 * The HTML part for a frame. Without scripts, a frame cannot be given a color scheme, so the media queries of the mail
 * are resolved here.
 */
export function htmlPart(html: string, colors: View["colors"]): string {
  const framed = insertIntoHead(html, '<base target="_top">');
  if (colors === "device") return framed;
  const [forDark, forLight] = colors === "dark" ? [ALWAYS, NEVER] : [NEVER, ALWAYS];
  return insertIntoHead(
    framed.replace(PREFERS_DARK, forDark).replace(PREFERS_LIGHT, forLight),
    `<style>:root { color-scheme: ${colors} !important }</style>`,
  );
}

/** Appends to the head, where the browser puts it also if the mail has none. */
function insertIntoHead(html: string, markup: string): string {
  return /<\/head>/i.test(html) ? html.replace(/<\/head>/i, () => `${markup}</head>`) : markup + html;
}
