import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "ul", "ol", "li", "dl", "dt", "dd", "blockquote", "hr", "br", "pre", "code"],
    ...["strong", "em", "sub", "sup", "a", "img", "figure", "figcaption"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    th: ["scope", "colspan"],
    td: ["colspan"],
  },
  allowedSchemes: ["https", "mailto"],
  allowProtocolRelative: false,
};

/** HTML without anything that runs, styles or leads astray: what is left may be shown as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, ALLOWED).trim();

/** Markdown as safe HTML. */
export const markdownToHtml = (markdown: string): string =>
  safeHtml(marked.parse(markdown, { async: false }));
