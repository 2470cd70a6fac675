import { liftHead } from "./lift-head.ts";

it("parts what belongs into the head from the page", () => {
  const head =
    '<link rel="preload" href="/a.svg"/><title>A &amp; B | Ligate</title><meta name="description" content="x &gt; y"/>';
  expect(liftHead(`${head}<div><h1>A</h1><link rel="x"/></div>`)).toEqual({
    head,
    body: '<div><h1>A</h1><link rel="x"/></div>',
  });
});

it("leaves a page without a head as it is", () => {
  expect(liftHead("<div></div>")).toEqual({ head: "", body: "<div></div>" });
});
