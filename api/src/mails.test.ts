import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "parse5";
import type { Email } from "./jobs/outbox.ts";
import { contrasts } from "./testing/mails/contrast.ts";
import { attribute, elementsIn } from "./testing/mails/parse-mail.ts";
import { sampleMails } from "./testing/mails/sample-mails.ts";

const MODULES = join(import.meta.dirname, "modules");

const cases = Object.entries(sampleMails).flatMap(([name, samples]) =>
  Object.entries(samples).map(([variant, mail]): [string, Email] => [`${name}: ${variant}`, mail]),
);

const linksIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];
const linksOf = (mail: Email) =>
  elementsIn(parse(mail.html))
    .map((element) => attribute(element, "href") ?? "")
    .filter((href) => href.startsWith("http"));

it("has a sample of every mail of the store", async () => {
  const files = readdirSync(MODULES, { recursive: true, encoding: "utf8" }).filter((file) =>
    /-mails?\.ts$/.test(file),
  );
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(join(MODULES, file)).href)));
  const functions = modules.flatMap((module) => Object.keys(module)).filter((name) => name.endsWith("Mail"));

  expect(Object.keys(sampleMails).sort()).toEqual(functions.sort());
});

describe.each(cases)("%s", (_name, mail) => {
  it("has the same links in its text and in its HTML", () => {
    expect(linksIn(mail.text)).toEqual(linksOf(mail));
  });

  it("loads nothing from the network", () => {
    const outside = elementsIn(parse(mail.html)).filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === "src" || /url\(/.test(value)),
    );
    expect(outside).toEqual([]);
    expect(mail.html).not.toMatch(/@import|<link|<script/);
  });

  it("is readable in light and dark", () => {
    const document = parse(mail.html);
    const all = [...contrasts(document, "light"), ...contrasts(document, "dark")];
    expect(all.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
  });

  it("has a subject that fits an inbox, and text without markup", () => {
    expect(mail.subject.length).toBeLessThanOrEqual(78);
    expect(mail.text).not.toMatch(/<\/?(p|a|b|br|div|td|h1)\b|&[a-z]+;|\[object|undefined|\n{3}/i);
  });
});
