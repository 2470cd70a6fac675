import { inflateSync } from "node:zlib";

/** The text of a PDF made with pdfkit, in drawing order. A character without a glyph is "\0". */
export function pdfText(pdf: Buffer): string {
  const objects = parseObjects(pdf);
  const fonts = new Map<string, string[]>();
  for (const { head } of objects.values()) {
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? "")?.[1] ?? "";
      fonts.set(name, parseSigns(objects.get(unicode)?.stream ?? ""));
    }
  }
  const pages = [...objects.values()].filter(({ stream }) => /\bBT\b/.test(stream));
  return pages.map(({ stream }) => readText(stream, fonts)).join("\n");
}

interface PdfObject {
  head: string;
  stream: string;
}

function parseObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = pdf.toString("latin1").matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm);
  return new Map(
    [...objects].map(([, id = "", body = ""]) => {
      const [head = "", packed] = body.split("\nstream\n");
      const bytes = Buffer.from(packed?.replace(/\nendstream$/, "") ?? "", "latin1");
      const stream = head.includes("FlateDecode") ? inflateSync(bytes).toString("latin1") : "";
      return [id, { head, stream }];
    }),
  );
}

/** The character of each glyph, by its number. */
const parseSigns = (cmap: string): string[] =>
  [...cmap.matchAll(/\[([^\]]*)\]/g)].flatMap(([, range = ""]) =>
    [...range.matchAll(/<([\da-f ]+)>/gi)].map(([, hex = ""]) => fromHex(hex.replaceAll(" ", ""))),
  );

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

function readText(stream: string, fonts: Map<string, string[]>): string {
  let signs: string[] = [];
  return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([\da-f]+)>/gi)]
    .map(([, font, glyphs = ""]) => {
      if (font) signs = fonts.get(font) ?? [];
      return (glyphs.match(/.{4}/g) ?? []).map((glyph) => signs[Number.parseInt(glyph, 16)] ?? "\0").join("");
    })
    .join("");
}
