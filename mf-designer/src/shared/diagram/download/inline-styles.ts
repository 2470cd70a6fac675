/** The style properties of the maps that are SVG attributes, too, with their initial values. */
const PROPERTIES = {
  fill: "",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linejoin": "miter",
  "stroke-linecap": "butt",
  opacity: "1",
  "paint-order": "normal",
  "font-family": "",
  "font-size": "",
  "font-weight": "400",
  "text-anchor": "start",
  "dominant-baseline": "auto",
};

/** Attributes that only a page needs. */
const PAGE_ATTRIBUTES = ["class", "tabindex", "role", "aria-label", "aria-selected", "aria-hidden"];

/** Replaces the classes of SVG elements, which have to be in the document, by attributes with the computed values. */
export function inlineStyles(root: SVGElement): void {
  const elements = [root, ...root.querySelectorAll<SVGElement>("*")];
  const values = elements.map((element) => {
    const computed = getComputedStyle(element);
    return Object.entries(PROPERTIES)
      .map(([name, initial]) => ({ name, initial, value: computed.getPropertyValue(name) }))
      .filter(({ value, initial }) => value && value !== initial);
  });
  elements.forEach((element, i) => {
    for (const name of PAGE_ATTRIBUTES) element.removeAttribute(name);
    for (const { name, value } of values[i] ?? []) {
      if (isDrawn(element.localName, name) && !value.includes("url("))
        element.setAttribute(name, toLegacyColor(value));
    }
  });
}

/** Groups have no color of their own, and shapes no font. */
function isDrawn(elementName: string, property: string): boolean {
  if (["svg", "g", "defs", "pattern"].includes(elementName)) return property === "opacity";
  return elementName === "text" || !/^(font|text|dominant)/.test(property);
}

/** Converts `oklab()`, which browsers compute for mixed colors and most SVG programs do not support. */
function toLegacyColor(value: string): string {
  if (!/^(oklab|oklch|color|lab|lch)\(/.test(value)) return value;
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext("2d");
  if (!context) return value;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
