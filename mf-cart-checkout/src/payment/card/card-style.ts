import type { PayPalCardFieldsComponentOptions } from "@paypal/react-paypal-js";

type CardStyle = NonNullable<PayPalCardFieldsComponentOptions["style"]>;

/**
 * The style of PayPal's card fields, like that of the page's own fields. They are iframes, which neither inherit the page's
 * styles nor know its custom properties, and take only the properties that PayPal lists.
 */
export function getCardStyle(): CardStyle {
  const text = getComputedStyle(document.body);
  const ink = resolveColor("--ink");
  const accent = resolveColor("--accent");
  const danger = resolveColor("--danger");
  const border = resolveColor("--muted");
  const background = resolveColor("--surface");
  const field = {
    appearance: "none",
    background,
    border: `1px solid ${border}`,
    borderRadius: "6px",
    boxShadow: "none",
    color: ink,
    "font-family": text.fontFamily,
    "font-size": "16px",
    "line-height": "24px",
    outline: "none",
    padding: "9px 12px",
  };
  return {
    body: { padding: "0" },
    input: field,
    "input:focus": { border: `1px solid ${accent}`, boxShadow: `inset 0 0 0 1px ${accent}` },
    "input.invalid": { border: `1px solid ${danger}`, color: ink },
    "input::placeholder": { color: border },
  };
}

/** The color of a design token in the current color scheme, as `rgb(…)`. */
function resolveColor(token: string): string {
  const probe = document.createElement("span");
  // Not an attribute, which the security policy would not allow.
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
