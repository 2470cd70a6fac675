import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "parse5";
import type { Email } from "../jobs/outbox.ts";
import { attribute, contrasts, elementsIn } from "./contrast.ts";

/** Mails with sample data: the name of the function → what it returns, by the case. */
export type SampleMails = Record<string, Record<string, Email>>;

const SUBJECT_MAX = 78;
/** WCAG level AA. */
const CONTRAST_MIN = 4.5;

/**
 * Defines the tests of all mails of a module.
 * @param folder of the module, whose files `…-mail.ts` and `…-mails.ts` export the mails
 */
export function checkMails(folder: string, samples: SampleMails): void {
  it("has a sample of every mail", async () => {
    expect(Object.keys(samples).sort()).toEqual((await mailFunctions(folder)).sort());
  });

  describe.each(Object.entries(samples))("%s", (_name, byCase) => {
    describe.each(Object.entries(byCase))("%s", (_case, mail) => checkMail(mail));
  });
}

async function mailFunctions(folder: string): Promise<string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const exported = await Promise.all(
    files
      .filter((file) => /-mails?\.ts$/.test(file))
      .map(async (file) => Object.keys(await import(pathToFileURL(join(folder, file)).href))),
  );
  return exported.flat().filter((name) => name.endsWith("Mail"));
}

function checkMail(mail: Email): void {
  const document = parse(mail.html);

  it("has the same links in its text and in its HTML", () => {
    const hrefs = elementsIn(document).map((element) => attribute(element, "href") ?? "");
    expect(mail.text.match(/https?:\/\/\S+/g) ?? []).toEqual(hrefs.filter((href) => href.startsWith("http")));
  });

  it("loads nothing from the network", () => {
    const loading = elementsIn(document).filter(({ attrs }) =>
      attrs.some(({ name, value }) => name === "src" || /url\(/.test(value)),
    );
    expect(loading).toEqual([]);
    expect(mail.html).not.toMatch(/@import|<link|<script/);
  });

  it("is readable in light and dark", () => {
    const all = [...contrasts(document, "light"), ...contrasts(document, "dark")];
    expect(all.filter(({ ratio }) => ratio < CONTRAST_MIN)).toEqual([]);
  });

  it("has a subject that fits an inbox, and text without markup", () => {
    expect(mail.subject.length).toBeLessThanOrEqual(SUBJECT_MAX);
    expect(mail.text).not.toMatch(/<\/?(p|a|b|br|div|td|h1)\b|&[a-z]+;|\[object|undefined|\n{3}/i);
  });
}
