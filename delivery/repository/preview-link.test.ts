import { createHmac } from "node:crypto";
import { type PreviewLink, readPreviewLink, signPreviewLink } from "./preview-link.ts";

const KEY = "0".repeat(64);
const DAY = 86_400_000;
const NOW = 1_796_000_000_000;
const link: PreviewLink = {
  environment: "production",
  expires: NOW + DAY,
  releases: [{ name: "mf-catalog", id: "ccc", integrity: "sha384-x" }],
};

it("reads what was signed with the same key", () => {
  expect(readPreviewLink(signPreviewLink(link, KEY), KEY, NOW)).toEqual(link);
});

it("does not read a token of another key, a changed one, or another text", () => {
  const token = signPreviewLink(link, KEY);
  const [content, signature] = token.split(".");
  const other = Buffer.from(JSON.stringify({ ...link, expires: link.expires + 1 })).toString("base64url");
  const forged = [
    `${other}.${signature}`,
    `${content}.`,
    `${content}`,
    `${token.slice(0, -2)}`,
    "",
    ".",
    "a.b",
  ];

  for (const text of forged) expect(readPreviewLink(text, KEY, NOW)).toBeUndefined();
  expect(readPreviewLink(token, "1".repeat(64), NOW)).toBeUndefined();
});

it("does not read another spelling of a signature", () => {
  const token = signPreviewLink(link, KEY);
  const [, last = ""] = token.split(".").map((text) => text.slice(-1));
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const sameBits = token.slice(0, -1) + alphabet[alphabet.indexOf(last) ^ 1];
  const spellings = [
    `${token}=`,
    `${token} `,
    `${token}!!`,
    sameBits,
    `${token.slice(0, -3)}\n${token.slice(-3)}`,
  ];

  for (const text of spellings) expect([text, readPreviewLink(text, KEY, NOW)]).toEqual([text, undefined]);
});

it("does not read a signed token of another format", () => {
  const content = Buffer.from(JSON.stringify({ ...link, releases: "mf-catalog" })).toString("base64url");
  const signature = createHmac("sha256", KEY).update(content).digest("base64url");

  expect(readPreviewLink(`${content}.${signature}`, KEY, NOW)).toBeUndefined();
});

it("does not read a link that is valid for more than seven days", () => {
  const readAfter = (days: number) =>
    readPreviewLink(signPreviewLink({ ...link, expires: NOW + days * DAY }, KEY), KEY, NOW);

  expect(readAfter(7)).toBeDefined();
  expect(readAfter(8)).toBeUndefined();
});
