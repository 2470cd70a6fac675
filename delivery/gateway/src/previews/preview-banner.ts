import { createHash } from "node:crypto";
import type { Release } from "@ligate/build/release-format/release";
import { previewTitle } from "@ligate/delivery/repository/preview-link";
import type { DocumentBanner } from "../documents/document-context.ts";

/** Where the form of the banner ends the preview. */
export const END_PATH = "/preview/end";

/**
 * The bar takes its own space at the end of the document, so that all above it can be scrolled into view. What a page itself
 * fixes to the window, such as the state of a payment, is above the bar.
 */
const STYLE = `html{scroll-padding-bottom:9rem}
#preview{color-scheme:light dark;position:sticky;bottom:0;z-index:30;display:flex;align-items:center;
justify-content:center;gap:1rem;padding:.5rem 1rem;border-top:2px solid light-dark(#8a5a00,#f0b54a);
background:light-dark(#fff4d6,#2b2108);color:light-dark(#2b2108,#fff4d6);font:.875rem/1.4 system-ui,sans-serif}
#preview p{margin:0;overflow-wrap:anywhere}
#preview button{min-height:2.75rem;white-space:nowrap;padding:0 1rem;border:1px solid currentcolor;border-radius:6px;background:none;color:inherit;
font:inherit;font-weight:600;cursor:pointer}
#preview button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media print{#preview{display:none}}`;

/** The bar in the documents of a preview that names its releases and ends it, also without a script. */
export function previewBanner(releases: Pick<Release, "name" | "id" | "origin">[]): DocumentBanner {
  const html = `<aside id="preview" aria-label="Preview">
<p>${escapeHtml(previewTitle(releases))}</p>
<form method="post" action="${END_PATH}"><button>End preview</button></form>
</aside>`;
  return { html, css: STYLE, source: SOURCE };
}

const SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** The texts come from release.json, which another team may have written. */
const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
