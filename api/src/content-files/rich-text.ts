import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { findPictureSize } from "./picture-size.ts";

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

/** HTML without anything that runs, styles or leads astray: what is left may be shown as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/**
 * A picture that says how large it is, so that the text below it need not move when it is there, and that is fetched
 * when it is scrolled to: a text begins with words.
 */
const addPictureSize: sanitizeHtml.Transformer = (tagName, attribs) => {
  const size = findPictureSize(attribs.src ?? "");
  const said = size && { width: String(size.width), height: String(size.height) };
  return { tagName, attribs: { ...said, loading: "lazy", ...attribs } };
};

/** A space between a figure and its unit, where no line shall end. */
const BEFORE_UNIT =
  /(?<=\d) (?=(?:%|°C|× g|rpm|[mµnp]?M|[cmµn]?m|[mµn]?L|[kmµnp]?g|kb|bp|nt|aa|h|min|s)(?!\w))/g;

const joinUnits = (text: string): string => text.replaceAll(BEFORE_UNIT, "\u00a0");

/** Markdown as safe HTML; drawings of the content folder have their size. */
export const markdownToHtml = (markdown: string): string =>
  sanitizeHtml(marked.parse(markdown, { async: false }), {
    ...ALLOWED,
    transformTags: { img: addPictureSize },
    textFilter: joinUnits,
  }).trim();
