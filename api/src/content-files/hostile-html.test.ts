import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { markdownToHtml, safeHtml } from "./rich-text.ts";

const STORE = "https://store.example";
const ATTRIBUTES = ["href", "src", "alt", "width", "height", "loading", "scope", "colspan", "start"];

const hostile = readFileSync(new URL("../testing/hostile-html.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

it("tests more than a hundred script injections", () => {
  expect(new Set(hostile).size).toBeGreaterThan(100);
});

it.each(hostile)("removes everything executable from %s", (html) => {
  for (const safe of [safeHtml(html), markdownToHtml(html), safeHtml(markdownToHtml(html))]) {
    for (const element of elementsOf(parseFragment(safe))) expectHarmless(element);
  }
});

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.DocumentFragment;

/** All elements, parsed as in a browser. */
function elementsOf(node: Node): DefaultTreeAdapterTypes.Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

function expectHarmless({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element) {
  expect(namespaceURI).toBe("http://www.w3.org/1999/xhtml");
  expect(tagName).toMatch(
    /^(h[2-4]|p|[uod]l|li|d[td]|blockquote|hr|br|pre|code|strong|em|su[bp]|a|img)$|^fig|^t/,
  );
  expect(tagName).not.toMatch(/^(textarea|title|template|track)$/);
  for (const { name, value } of attrs) {
    expect(ATTRIBUTES).toContain(name);
    if (name === "href" || name === "src") expectHarmlessAddress(value);
  }
}

/** A URL within the shop, or an absolute one with an allowed scheme. */
function expectHarmlessAddress(address: string) {
  const { protocol, origin } = new URL(address, STORE);
  if (/^(https|mailto):/.test(address)) expect(["https:", "mailto:"]).toContain(protocol);
  else expect(origin).toBe(STORE);
}
