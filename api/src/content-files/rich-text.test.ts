import { markdownToHtml, safeHtml } from "./rich-text.ts";

it("keeps headings, lists, tables, code and links", () => {
  const html = markdownToHtml("## Cut\n\n- one\n\n| a | b |\n| --- | --- |\n| `x` | [y](/design) |\n");

  expect(html).toContain("<h2>Cut</h2>");
  expect(html).toContain("<li>one</li>");
  expect(html).toContain("<code>x</code>");
  expect(html).toContain('<a href="/design">y</a>');
  expect(html).toContain("<table>");
});

it("inserts a non-breaking space between number and unit only", () => {
  const html = markdownToHtml("Add 20 µL at −20 °C, 40 % of 1.5 mL; 2 mice, 3 minutes.");
  expect(html).toBe("<p>Add 20\u00a0µL at −20\u00a0°C, 40\u00a0% of 1.5\u00a0mL; 2 mice, 3 minutes.</p>");
  expect(safeHtml(html)).toBe(html);
});

it("adds the size to SVG files of the shop, and loads every picture lazily", () => {
  const address = "/media/blog/guide-windows.svg";
  const html = markdownToHtml(`![Guides](${address})\n\n![Else](https://elsewhere.example/a.svg)\n`);

  expect(html).toMatch(
    /<img (?=[^>]*width="480")(?=[^>]*height="376")(?=[^>]*loading="lazy")[^>]*alt="Guides"/,
  );
  expect(html).toContain('<img loading="lazy" src="https://elsewhere.example/a.svg" alt="Else" />');
  expect(markdownToHtml(`<img src="${address}" width="96" onload="x()">`)).toMatch(/width="96"/);
  expect(markdownToHtml(`<img src="${address}" width="96" onload="x()">`)).not.toContain("onload");
  expect(safeHtml(html)).toBe(html);
});

it.each([
  ["a script", "<script>alert(1)</script>", ""],
  ["an event handler", '<p onclick="x()">a</p>', "<p>a</p>"],
  ["a style", '<p style="color:red">a</p>', "<p>a</p>"],
  ["a javascript: URL", '<a href="javascript:x()">a</a>', "<a>a</a>"],
  ["a protocol-relative URL", '<a href="//evil.example">a</a>', "<a>a</a>"],
  ["a frame", '<iframe src="https://evil.example"></iframe>', ""],
  ["a data: picture", '<img src="data:image/svg+xml,x" alt="a">', '<img alt="a" />'],
])("removes %s", (_, html, left) => {
  expect(safeHtml(html)).toBe(left);
});
