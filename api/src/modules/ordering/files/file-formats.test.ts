import fc from "fast-check";
import { downloadName, FILE_FORMATS } from "./file-formats.ts";

it.each([
  ["/home/grace/pKO 12.gb", "pKO 12.gb"],
  ["C:\\data\\pKO.GBK", "pKO.gbk"],
  ["../../etc/passwd", "passwd.gb"],
  ["evil.html", "evil.html.gb"],
  ['a"b\r\nset-cookie: x=1.gb', "abset-cookie x1.gb"],
  ["Größe µ β.gb", "Größe µ β.gb"],
  ["\u202ebg.exe", "bg.exe.gb"],
  [".gb", "gb.gb"],
  ["...", "file.gb"],
  ["\u65e5\u672c.gb", "日本.gb"],
  [`${"a".repeat(300)}.gb`, `${"a".repeat(120)}.gb`],
])("calls %j %j", (typed, name) => {
  expect(downloadName(typed, FILE_FORMATS.genbank)).toBe(name);
});

it("gives an extension of the format, whatever the file was called", () => {
  expect(downloadName("trace.pdf", FILE_FORMATS.trace)).toBe("trace.pdf.ab1");
  expect(downloadName("scan.jpeg", FILE_FORMATS.jpeg)).toBe("scan.jpeg");
});

it("makes a name without folders, quotes or control characters of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const name = downloadName(typed, FILE_FORMATS.pdf);
      expect(name).toMatch(/^[\p{L}\p{M}\p{N} ._()+-]+\.pdf$/u);
      expect(name).not.toMatch(/^[. ]|[/\\]/);
      expect(name.length).toBeLessThan(300);
    }),
  );
});
