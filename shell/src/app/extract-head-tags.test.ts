import { extractHeadTags } from "./extract-head-tags.ts";

it("splits the head's tags from the page", () => {
  const head =
    '<link rel="preload" href="/a.svg"/><title>A &amp; B | Ligate</title><meta name="description" content="x &gt; y"/>';
  expect(extractHeadTags(`${head}<div><h1>A</h1><link rel="x"/></div>`)).toEqual({
    head,
    body: '<div><h1>A</h1><link rel="x"/></div>',
  });
});

it("returns a page without head tags unchanged", () => {
  expect(extractHeadTags("<div></div>")).toEqual({ head: "", body: "<div></div>" });
});
