import { createRequire } from "node:module";
import { customType } from "drizzle-orm/pg-core";
import { marked } from "marked";
import type sanitizeHtml from "sanitize-html";
import { loadOnUse } from "../loading/load-on-use.ts";
import { findPictureSize } from "./picture-size.ts";

const require = createRequire(import.meta.url);
const sanitizer = loadOnUse(() => require("sanitize-html") as typeof sanitizeHtml);

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br", "pre", "code"],
    ...["strong", "em", "sub", "sup", "a", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["scope", "colspan"],
    td: ["colspan"],
  },
  allowedSchemes: ["https", "mailto"],
  allowProtocolRelative: false,
};

/** Sanitizes HTML: removes scripts, styles and unknown schemes. The result may be inserted without escaping. */
export const safeHtml = (html: string): string => sanitizer()(html, ALLOWED).trim();

/** Adds the size, so that the layout does not shift, and lazy loading, because pictures are below the first text. */
const addPictureSize: sanitizeHtml.Transformer = (tagName, attribs) => {
  const size = findPictureSize(attribs.src ?? "");
  const dimensions = size && { width: String(size.width), height: String(size.height) };
  return { tagName, attribs: { ...dimensions, loading: "lazy", ...attribs } };
};

/** A space between a number and its unit. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:%|°C|× g|rpm|[mµnp]?M|[cmµn]?m|[mµn]?L|[kmµnp]?g|kb|bp|nt|aa|h|min|s)(?!\w))/g;

const joinUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, "\u00a0");

/** Converts Markdown to sanitized HTML. Adds the sizes of SVG files of the media folder. */
export const markdownToHtml = (markdown: string): string =>
  sanitizer()(marked.parse(markdown, { async: false }), {
    ...ALLOWED,
    transformTags: { img: addPictureSize },
    textFilter: joinUnits,
  }).trim();

/**
 * A column of HTML that pages insert without escaping. Sanitized when it is loaded, and again on every read, so that
 * markup written into the database by other means cannot run scripts.
 */
export const richText = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver: safeHtml,
});
