/** The properties that PayPal documents for the option `style`. */
const STYLE_PROPERTIES = new Set([
  ..."appearance background border border-radius box-shadow color direction font font-family font-size".split(
    " ",
  ),
  ..."font-size-adjust font-stretch font-style font-variant font-variant-alternates font-variant-caps".split(
    " ",
  ),
  ..."font-variant-east-asian font-variant-ligatures font-variant-numeric font-weight height".split(" "),
  ..."letter-spacing line-height opacity outline padding padding-bottom padding-left padding-right".split(
    " ",
  ),
  ..."padding-top text-shadow transition -moz-appearance -moz-osx-font-smoothing".split(" "),
  ..."-moz-tap-highlight-color -moz-transition -webkit-appearance -webkit-osx-font-smoothing".split(" "),
  ..."-webkit-tap-highlight-color -webkit-transition".split(" "),
]);

/** Of the field without the option `style`, similar to PayPal's. PayPal's fields have no dark colors. */
const DEFAULT_STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; padding: 0.375rem; }
  input {
    box-sizing: border-box; width: 100%; padding: 1.25rem 0.75rem; border: 0.0625rem solid #909697;
    border-radius: 0.25rem; background: #fff; color: #000; font: 1.125rem/1.5 Helvetica, Arial, sans-serif;
  }
  input::placeholder { color: #687173; opacity: 1; }
  input:focus { outline: none; border-color: #0070ba; box-shadow: 0 0 0 0.0625rem #0070ba; }
  input.invalid { border-color: #d9360b; }
  .message { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;

/** @param {string} property such as "borderRadius" */
const toCssName = (property) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The style sheet of a field. Properties that PayPal does not support are left out, with a warning.
 * @param {import("../types.ts").CardStyle} style by selector
 */
export function cardStyleSheet(style) {
  const rules = Object.entries(style).map(([selector, declarations]) => {
    const lines = Object.entries(declarations).flatMap(([property, value]) =>
      toDeclaration(toCssName(property), String(value)),
    );
    return `${selector.replace(/[{}<]/g, "")} { ${lines.join(" ")} }`;
  });
  return `${DEFAULT_STYLE}\n${rules.join("\n")}`;
}

/** @param {string} name @param {string} value */
function toDeclaration(name, value) {
  if (STYLE_PROPERTIES.has(name)) return [`${name}: ${value.replace(/[;{}<]/g, "")};`];
  console.warn(`PayPal's card fields do not support the CSS property ${name}`);
  return [];
}
