/** The style properties that the maps use, which are attributes of SVG, too. */
const PROPERTIES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
] as const;

/** Attributes that only a page needs. */
const PAGE_ATTRIBUTES = ["class", "tabindex", "role", "aria-label", "aria-selected", "aria-hidden"];

/** Replaces the classes of SVG elements, which have to be in the document, by attributes with the computed values. */
export function inlineStyles(root: SVGElement): void {
  const elements = [root, ...root.querySelectorAll<SVGElement>("*")];
  const values = elements.map((element) => {
    const computed = getComputedStyle(element);
    return PROPERTIES.map((name) => [name, computed.getPropertyValue(name)] as const);
  });
  elements.forEach((element, i) => {
    for (const name of PAGE_ATTRIBUTES) element.removeAttribute(name);
    // A group has no fill of its own: its shapes have theirs.
    if (element.localName === "g" || element.localName === "svg") {
      const opacity = values[i]?.find(([name]) => name === "opacity")?.[1] ?? "";
      if (element.localName === "g" && !["", "1"].includes(opacity)) element.setAttribute("opacity", opacity);
      return;
    }
    for (const [name, value] of values[i] ?? []) {
      const isPattern = value.includes("url(");
      const isText = element.localName === "text";
      const isForText = /^(font|text|dominant)/.test(name);
      if (value && !isPattern && (isText || !isForText)) element.setAttribute(name, toLegacyColor(value));
    }
  });
}

/** Programs that draw SVG seldom know `oklab()`, in which browsers compute mixed colors. */
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
