/** The fonts of the page as style rules with `data:` addresses. A font that cannot be loaded is left out. */
export async function embeddedFonts(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const fonts = rules.filter(
    (rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule && /url\(/.test(rule.cssText),
  );
  const embedded = await Promise.all(fonts.map((rule) => embed(rule).catch(() => "")));
  return embedded.join("");
}

async function embed({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [source, quoted = ""] = /url\("?([^")]+)"?\)/.exec(cssText) ?? [];
  if (!source) return "";
  const response = await fetch(new URL(quoted, parentStyleSheet?.href ?? document.baseURI));
  if (!response.ok) return "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return cssText.replace(source, `url("data:font/woff2;base64,${base64}")`);
}
