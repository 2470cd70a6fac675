import { createContext, runInContext } from "node:vm";
import { insertStylesheet } from "./insert-stylesheet.ts";

/** Runs the source of the function in a page, as bundles do. @returns the link that it inserts */
function insertInPage(globals: object) {
  const inserted: { integrity: string }[] = [];
  const link = { href: "/releases/mf-x/aaa/page.css", integrity: "" };
  const document = { head: { append: (one: { integrity: string }) => inserted.push(one) } };
  runInContext(`(${insertStylesheet})(link)`, createContext({ document, link, ...globals }));
  return inserted;
}

it("inserts a stylesheet with its integrity", () => {
  const ligateIntegrityOf = (url: string) => `sha384-of-${url}`;
  expect(insertInPage({ ligateIntegrityOf })).toEqual([
    { href: "/releases/mf-x/aaa/page.css", integrity: "sha384-of-/releases/mf-x/aaa/page.css" },
  ]);
});

it("inserts a stylesheet without integrity if no import map lists it", () => {
  expect(insertInPage({ ligateIntegrityOf: () => undefined })[0]?.integrity).toBe("");
});

it("inserts a stylesheet where no shell is", () => {
  expect(insertInPage({})[0]?.integrity).toBe("");
});
