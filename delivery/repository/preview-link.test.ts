import { type PreviewLink, readPreviewLink, signPreviewLink } from "./preview-link.ts";

const KEY = "0".repeat(64);
const link: PreviewLink = {
  environment: "production",
  expires: 1_796_000_000_000,
  releases: [{ name: "mf-catalog", id: "ccc", integrity: "sha384-x" }],
};

it("reads what was signed with the same key", () => {
  expect(readPreviewLink(signPreviewLink(link, KEY), KEY)).toEqual(link);
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

  for (const text of forged) expect(readPreviewLink(text, KEY)).toBeUndefined();
  expect(readPreviewLink(token, "1".repeat(64))).toBeUndefined();
});
