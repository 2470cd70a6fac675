import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** All elements of a parsed mail in document order, without those in comments for Outlook. */
export function elementsIn(node: Node): Element[] {
  const own = "tagName" in node ? [node] : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(elementsIn)] : own;
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The text of an element and its descendants, without outer white space. */
export const textIn = (node: Node): string => rawText(node).trim();

const rawText = (node: Node): string => {
  if ("value" in node) return node.value;
  return "childNodes" in node ? node.childNodes.map(rawText).join("") : "";
};
