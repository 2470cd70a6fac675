import { createGlyph, type GlyphRole, glyphRole, type Span } from "./glyph-paths.ts";

const span: Span = { from: 0, to: 40, hasStart: true, hasEnd: true };
const symbol = (role: GlyphRole, strand: 1 | -1, changes: Partial<Span> = {}) =>
  createGlyph(role, { ...span, ...changes }, strand).symbol;

it("draws the arrow of a promoter above its start, and on the reverse strand below its end", () => {
  expect(symbol("promoter", 1)).toMatch(/^M1 0V-16h13/);
  expect(symbol("promoter", -1)).toMatch(/^M39 0V16h-13/);
});

it("draws the arrow of a promoter once if it continues in the next row", () => {
  expect(symbol("promoter", 1, { hasStart: false })).toBeUndefined();
});

it("ends a coding sequence in an arrow only where it ends", () => {
  expect(createGlyph("coding-sequence", span, 1).shape).toContain("L40 0");
  expect(createGlyph("coding-sequence", { ...span, hasEnd: false }, 1).shape).not.toContain("L");
});

it.each([
  [{ kind: "regulatory", name: "T6" }, "terminator"],
  [{ kind: "regulatory", name: "SV40 polyA" }, "poly-a"],
  [{ kind: "regulatory", name: "ori" }, "origin"],
  [{ kind: "regulatory", name: "WPRE" }, "region"],
  [{ kind: "repeat", name: "5' ITR" }, "repeat"],
  [{ kind: "repeat", name: "Left homology arm" }, "region"],
  [{ kind: "guide", name: "shRNA" }, "non-coding-rna"],
] as const)("chooses the glyph of %o", (part, role) => {
  expect(glyphRole(part)).toBe(role);
});
