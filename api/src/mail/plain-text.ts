import { createRequire } from "node:module";
import type { DomNode, FormatCallback, HtmlToTextOptions } from "html-to-text";
import { loadOnUse } from "../loading/load-on-use.ts";

const require = createRequire(import.meta.url);
const htmlToText = loadOnUse(() => require("html-to-text") as typeof import("html-to-text"));

/** "Total: $10.00", one line per row. */
const formatRow: FormatCallback = (row, walk, builder) => {
  const [name, value] = row.children.filter(({ type }) => type === "tag");
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(childrenOf(name), builder);
  builder.addLiteral(": ");
  walk(childrenOf(value), builder);
  builder.closeBlock({ trailingLineBreaks: 1 });
};

/** The button: its words, then its address on a line of its own. */
const formatButton: FormatCallback = ({ children, attribs }, _walk, builder) => {
  const words = children.map(({ data = "" }) => data).join("");
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral(`${words.trim()}:\n${attribs.href}`);
  builder.closeBlock({ trailingLineBreaks: 2 });
};

/** Mail programs recognize the signature by "-- ". */
const formatFooter: FormatCallback = (footer, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 2 });
  builder.addLiteral("-- ");
  walk(footer.children, builder);
  builder.closeBlock();
};

const childrenOf = (node: DomNode | undefined): DomNode[] => node?.children ?? [];

const OPTIONS: HtmlToTextOptions = {
  // Mail programs wrap lines themselves, and wrapped lines would break what a reader copies.
  wordwrap: false,
  formatters: { row: formatRow, button: formatButton, footer: formatFooter },
  selectors: [
    { selector: ".preheader", format: "skip" },
    { selector: ".brand", format: "skip" },
    // The subject is above the text.
    { selector: "h1", format: "skip" },
    { selector: "blockquote", format: "block" },
    { selector: ".rows", format: "block", options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
    { selector: ".row", format: "row" },
    { selector: ".button-link", format: "button" },
    { selector: ".footer", format: "footer" },
    { selector: ".footer-line", format: "block", options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: ".footer-link", format: "inline" },
  ],
};

const convert = loadOnUse(() => htmlToText().compile(OPTIONS));

/** @returns the text part of a mail whose HTML part comes from layout.hbs */
export const toPlainText = (html: string): string => convert()(html);
