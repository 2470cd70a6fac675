import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aRelease } from "../testing/releases-on-disk.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

const dir = mkdtempSync(join(tmpdir(), "ligate-renderer-"));

/** A server file with the given source. */
function live(name: string, source: string) {
  const serverFile = join(dir, `${name}.cjs`);
  writeFileSync(serverFile, source);
  return { ...aRelease({ name, ssr: true }), base: `/releases/${name}/aaa/`, serverFile };
}

// A shell that renders what the remote's table says, and shares one module.
const shell = live(
  "shell",
  `exports.shared = { greeting: "hello" };
   exports.configureApi = (address) => { exports.api = address; };
   exports.render = async (name, routes, url) => {
     const body = name ? await routes[0](url) : "nobody owns " + url;
     return { status: 200, head: "", body: name + " " + body + " " + exports.api, loaderData: {} };
   };`,
);
const remote = (name: string, source: string) => live(name, source);
const good = remote(
  "good",
  `const hello = require("greeting"); exports.routes = [(url) => hello + " " + url];`,
);

let renderer: Renderer;
beforeAll(() => {
  renderer = startRenderer("http://api.invalid");
});
afterAll(() => renderer.close());

const goodPage = { status: 200, head: "", body: "good hello /x?q=1 http://api.invalid", loaderData: {} };

/** The thread is there again: the next page is rendered within a second. */
async function expectRecovered() {
  for (let tries = 0; tries < 20; tries++) {
    const outcome = await renderer.render(shell, good, "/x?q=1");
    if ("body" in outcome) return expect(outcome).toEqual(goodPage);
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error("The renderer did not recover.");
}

it("renders with what the shell shares", expectRecovered);

it("renders with what a newer shell shares, once that is live: two copies of React break every page", async () => {
  await expectRecovered();
  const source = readFileSync(shell.serverFile, "utf8").replace('"hello"', '"good day"');
  const outcome = await renderer.render(live("newer-shell", source), good, "/x");
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
  await expectRecovered();
});

it.each([
  ["throws while it is imported", `throw new Error("at import");`, /at import/],
  ["throws while it renders", `exports.routes = [() => { throw new Error("in render"); }];`, /in render/],
  ["asks for what is not shared", `require("node:fs");`, /does not share/],
  ["never answers", `exports.routes = [() => new Promise(() => {})];`, /No page within 300 ms/],
])("says why, where a remote %s", async (manner, source, why) => {
  const outcome = await renderer.render(shell, remote(manner.replaceAll(" ", "-"), source), "/");
  expect(outcome).toMatchObject({ failure: expect.stringMatching(why) });
  await expectRecovered();
});

it("passes on the status that the API said no with", async () => {
  const missing = `exports.routes = [() => { throw Object.assign(new Error("No."), { status: 404 }); }];`;
  expect(await renderer.render(shell, remote("missing", missing), "/")).toMatchObject({ status: 404 });
});

it("is replaced where a remote loops for ever", async () => {
  const loop = remote("loop", `exports.routes = [() => { for (;;); }];`);
  expect(await renderer.render(shell, loop, "/")).toMatchObject({
    failure: expect.stringMatching(/No page/),
  });
  await expectRecovered();
});

it("is replaced where a remote crashes its thread", async () => {
  const crash = remote(
    "crash",
    `exports.routes = [() => { setTimeout(() => { throw new Error("in a timer"); }, 5); return new Promise(() => {}); }];`,
  );
  expect(await renderer.render(shell, crash, "/")).toMatchObject({
    failure: expect.stringMatching(/in a timer/),
  });
  await expectRecovered();
});

it("renders no remote that is not made for it", async () => {
  const browserOnly = { ...aRelease({ name: "account" }), base: "" };
  expect(await renderer.render(shell, browserOnly, "/")).toHaveProperty("failure");
});
