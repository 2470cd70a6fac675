import { parsePolicyReports } from "./policy-violation.ts";

const report = (body: object, type = "csp-violation") => ({
  type,
  age: 1,
  url: "https://store.example/",
  body,
});
const VIOLATION = {
  documentURL: "https://store.example/reset-password/c2VjcmV0?a=b",
  blockedURL: "https://evil.example/x.js?secret",
  effectiveDirective: "script-src-elem",
};

it("reads the reports of the Reporting API, without paths and queries of sources", () => {
  expect(parsePolicyReports(JSON.stringify([report(VIOLATION)]))).toEqual([
    { path: "/reset-password/c2VjcmV0", directive: "script-src-elem", blocked: "https://evil.example" },
  ]);
});

it("reads reports of files without their hash", () => {
  const { effectiveDirective: _, ...body } = VIOLATION;
  expect(parsePolicyReports(JSON.stringify([report(body, "integrity-violation")]))).toMatchObject([
    { directive: "integrity" },
  ]);
});

it("reads the older format", () => {
  const older = {
    "document-uri": "https://store.example/login",
    "violated-directive": "style-src 'self'",
    "blocked-uri": "inline",
  };
  expect(parsePolicyReports(JSON.stringify({ "csp-report": older }))).toEqual([
    { path: "/login", directive: "style-src", blocked: "inline" },
  ]);
});

it.each([
  ["an unknown directive", { effectiveDirective: "x".repeat(100) }, { directive: "other" }],
  ["no directive", { effectiveDirective: undefined }, { directive: "other" }],
  ["a source that is no address", { blockedURL: "A secret text" }, { blocked: "other" }],
  ["a source of an extension", { blockedURL: "chrome-extension://abc/x.js" }, { blocked: "other" }],
  ["a long origin", { blockedURL: `https://${"a.".repeat(100)}example/` }, { blocked: "other" }],
])("keeps nothing of %s", (_, fields, expected) => {
  expect(parsePolicyReports(JSON.stringify([report({ ...VIOLATION, ...fields })]))).toMatchObject([expected]);
});

it.each([
  ["no JSON", "{"],
  ["no reports", "[]"],
  ["another type", JSON.stringify([report(VIOLATION, "deprecation")])],
  ["a document that is no address", JSON.stringify([report({ ...VIOLATION, documentURL: "x" })])],
  ["more than ten reports", JSON.stringify(Array(11).fill(report(VIOLATION)))],
])("is undefined for %s", (_, text) => {
  expect(parsePolicyReports(text)).toBeUndefined();
});
