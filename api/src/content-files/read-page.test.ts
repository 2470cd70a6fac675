import { z } from "zod";
import { parsePage } from "./read-page.ts";

const Matter = z.strictObject({ title: z.string() });
const parse = (text: string) => parsePage("a.md", text, Matter);

it("reads front matter and text", () => {
  expect(parse("---\ntitle: Why\n---\n\nBecause *so*.\n")).toEqual({
    title: "Why",
    content: "<p>Because <em>so</em>.</p>",
  });
});

it("reports missing and invalid front matter", () => {
  expect(() => parse("# Why\n")).toThrow("a.md:1: begins with front matter between two lines of ---");
  expect(() => parse("---\ntitle: 12\n---\nText\n")).toThrow("a.md:2: title: ");
});
