import { readFileSync } from "node:fs";
import { aRelease } from "../testing/releases-on-disk.ts";
import { expectRendered, pageSettings, released, shell, working } from "../testing/server-files.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

const good = working("good");

let renderer: Renderer;
beforeAll(async () => {
  renderer = startRenderer({
    apiUrl: "http://api.invalid",
    pageSettings,
    warn: () => {},
    now: () => performance.now(),
  });
  await renderer.prepare(shell, [good]);
});
beforeEach(() => expectRendered(renderer, good));
afterAll(() => renderer.close());

it("renders with what a newer shell shares, once that is live: two copies of React break every page", async () => {
  const source = readFileSync(shell.serverFile, "utf8").replace('"hello"', '"good day"');
  const outcome = await renderer.render(released("shell", source), good, "/x");
  expect(outcome).toMatchObject({ body: expect.stringContaining("good day /x") });
});

it("renders what nobody owns with the shell alone", async () => {
  expect(await renderer.render(shell, undefined, "/x")).toMatchObject({
    body: expect.stringContaining("nobody owns /x"),
  });
});

it("leaves pages to the browser while too many are waited for", async () => {
  const asked = Array.from({ length: 100 }, () => renderer.render(shell, good, "/x?q=1"));
  const outcomes = await Promise.all(asked);
  expect(outcomes.filter((outcome) => "body" in outcome)).toHaveLength(64);
  expect(outcomes.at(-1)).toEqual({ failure: "Too many pages are being rendered." });
});

it.each([
  ["throws while it is imported", `throw new Error("at import");`, /at import/],
  ["throws while it renders", `exports.routes = [() => { throw new Error("in render"); }];`, /in render/],
  ["asks for what is not shared", `require("node:fs");`, /does not share/],
  ["never answers", `exports.routes = [() => new Promise(() => {})];`, /No page within 300 ms/],
])("says why, where a remote %s, and goes on with its next page", async (_manner, source, why) => {
  const outcome = await renderer.render(shell, released("good", source), "/");
  expect(outcome).toMatchObject({ failure: expect.stringMatching(why) });
  await expectRendered(renderer, good);
});

it("passes on the status that the API said no with", async () => {
  const missing = `exports.routes = [() => { throw Object.assign(new Error("No."), { status: 404 }); }];`;
  expect(await renderer.render(shell, released("good", missing), "/")).toMatchObject({ status: 404 });
});

it("renders no remote that is not made for it", async () => {
  const browserOnly = { ...aRelease({ name: "account" }), base: "" };
  expect(await renderer.render(shell, browserOnly, "/")).toHaveProperty("failure");
});

it("tells the pages what the store is called from outside", async () => {
  const source = readFileSync(shell.serverFile, "utf8").replace("exports.api,", "exports.store,");
  const outcome = await renderer.render(released("shell", source), good, "/x");
  expect(outcome).toMatchObject({ body: expect.stringContaining("https://store.example") });
});
