import { expect, test } from "../support/fixtures.ts";

const VISITORS = 5;

test("All pictures of the home page are served to several visitors who ask for them at once.", async ({
  baseURL,
}) => {
  const html = await (await fetch(`${baseURL}/`)).text();
  const pictures = [...new Set(html.match(/\/media\/[\w./-]+/g))];
  expect(pictures.length).toBeGreaterThan(20);

  const visits = Array.from({ length: VISITORS }, () => pictures).flat();
  const responses = await Promise.all(visits.map((picture) => fetch(baseURL + picture)));
  expect(responses.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
});
