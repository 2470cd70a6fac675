import type { DefaultTreeAdapterTypes } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type Style = Map<string, string>;
export type Scheme = "light" | "dark";

interface Rule {
  selector: string;
  style: Style;
}

/** Text on its background, with their WCAG contrast ratio (1 to 21). */
export interface Contrast {
  text: string;
  color: string;
  background: string;
  ratio: number;
}

/**
 * The contrast of every text of a mail. Reads the inline styles and, for dark, the rules of the media query, all of
 * which are !important.
 */
export function contrasts(document: DefaultTreeAdapterTypes.Document, scheme: Scheme): Contrast[] {
  const rules = scheme === "dark" ? darkRules(document) : [];
  const styles = new Map(elementsIn(document).map((element) => [element, getStyle(element, rules)]));
  const nearest = (element: Element, property: string): string => {
    const value = styles.get(element)?.get(property);
    if (value) return value;
    if (!isElement(element.parentNode)) throw new Error(`No ${property} for ${textIn(element)}`);
    return nearest(element.parentNode, property);
  };
  return [...styles.keys()].filter(hasOwnText).map((element) => {
    const [color, background] = [nearest(element, "color"), nearest(element, "background")];
    return { text: textIn(element), color, background, ratio: contrastRatio(color, background) };
  });
}

/** The declarations of one rule or one style attribute; `background-color` counts as `background`. */
function parseStyle(text: string): Style {
  const declarations = text.split(";").map((one) => one.split(":").map((part) => part.trim()));
  return new Map(
    declarations.map(([name = "", value = ""]) => [
      name === "background-color" ? "background" : name,
      value.replace(/\s*!important$/, ""),
    ]),
  );
}

function darkRules(document: DefaultTreeAdapterTypes.Document): Rule[] {
  const css = elementsIn(document)
    .filter(({ tagName }) => tagName === "style")
    .map(textIn)
    .join("\n");
  const [, block = ""] = /@media \(prefers-color-scheme: dark\) \{((?:[^{}]|\{[^{}]*\})*)\}/.exec(css) ?? [];
  if (!block) throw new Error("The mail has no rules for dark");
  return [...block.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
    selector: selector.trim(),
    style: parseStyle(body),
  }));
}

function getStyle(element: Element, rules: Rule[]): Style {
  const own = parseStyle(attribute(element, "style") ?? "");
  const added = rules.filter(({ selector }) =>
    matches(element, selector.split(/\s*(>)\s*|\s+/).filter(Boolean)),
  );
  return new Map([own, ...added.map(({ style }) => style)].flatMap((style) => [...style]));
}

/** Supports tags, classes, descendants and children, which is what the layout uses. */
function matches(element: Node | null, steps: string[]): boolean {
  const last = steps.at(-1) ?? "";
  if (!isElement(element) || !matchesStep(element, last)) return false;
  const rest = steps.slice(0, -1);
  if (rest.length === 0) return true;
  if (rest.at(-1) === ">") return matches(element.parentNode, rest.slice(0, -1));
  return listAncestors(element).some((ancestor) => matches(ancestor, rest));
}

const matchesStep = (element: Element, step: string): boolean =>
  step.startsWith(".")
    ? (attribute(element, "class") ?? "").split(" ").includes(step.slice(1))
    : element.tagName === step;

const isElement = (node: Node | null | undefined): node is Element => Boolean(node && "tagName" in node);
const listAncestors = ({ parentNode }: Element): Element[] =>
  isElement(parentNode) ? [parentNode, ...listAncestors(parentNode)] : [];

/** Elements with text of their own that a reader sees. */
const hasOwnText = (element: Element): boolean =>
  element.childNodes.some((node) => "value" in node && node.value.trim() !== "") &&
  ![element, ...listAncestors(element)].some(
    (one) => ["head", "style"].includes(one.tagName) || attribute(one, "style")?.includes("display:none"),
  );

function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG's relative luminance of "#rrggbb". */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

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
