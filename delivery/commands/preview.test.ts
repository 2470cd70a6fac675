import { readSettings } from "@ligate/contract/settings/settings";
import { readPreviewLink } from "../repository/preview-link.ts";
import { manifestIntegrity } from "../repository/release-folder.ts";
import { previewCommand } from "./cli/preview-command.ts";
import { CliWorkspace } from "./testing/cli-workspace.ts";

const KEY = "ab".repeat(32);
const SETTINGS = { PREVIEW_URL: "http://preview.example", PREVIEW_KEY: KEY };
let workspace: CliWorkspace;

beforeAll(async () => {
  workspace = await CliWorkspace.open();
  await workspace.publish({ name: "shell", id: "s1" });
  await workspace.publish({ name: "mf-catalog", id: "c1" });
  await workspace.publish({ name: "mf-catalog", id: "c2", addresses: ["/sales"] });
  await workspace.publish({ name: "mf-account", id: "a1", addresses: ["/sales"] });
  await workspace.activate("shell", "s1");
  await workspace.activate("mf-catalog", "c1");
});
afterAll(() => workspace.close());

const preview = (...args: string[]) => workspace.runWith(SETTINGS, "preview", ...args);
const integrityOf = async (name: string, id: string) =>
  manifestIntegrity(await workspace.releases.local.folderOf(name, id));

it("prints a link to published releases, which is signed and expires", async () => {
  const { output, error, status } = await preview("mf-catalog@c2");
  const [, link = ""] = output.split("\n");

  expect(error).toBe("");
  expect(status).toBe(0);
  expect(output).toMatch(
    /^Preview of mf-catalog c2, until \d{4}-\d\d-\d\d \d\d:\d\d UTC:\nhttp:\/\/preview\.example\/preview\/[\w.-]+$/,
  );
  const content = readPreviewLink(link.replace("http://preview.example/preview/", ""), KEY);
  expect(content).toMatchObject({
    environment: "production",
    releases: [{ name: "mf-catalog", id: "c2", integrity: await integrityOf("mf-catalog", "c2") }],
  });
  const hours = ((content?.expires ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  expect(await workspace.activated("mf-catalog")).toEqual(["c1"]);
});

it("takes several releases, a duration and an environment, and warns of conflicts", async () => {
  const args = ["mf-catalog@c2", "mf-account@a1", "--for", "2h", "--environment", "staging", "--json"];
  const { output, error } = await preview(...args);
  const { link, expires, warnings, title } = JSON.parse(output);

  expect(title).toBe("Preview of mf-catalog c2 and mf-account a1");
  expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(7_200_000);
  expect(warnings).toContainEqual(expect.stringMatching(/^\/sales is owned by mf-\w+ and by mf-\w+\. /));
  expect(error).toMatch(/^Warning: /);
  expect(readPreviewLink(link.split("/").at(-1), KEY)?.environment).toBe("staging");
});

it.each([
  ["an unknown release", ["mf-catalog@c9"], "24h", /^mf-catalog has no published release c9\. /],
  ["an unknown package", ["mf-news@n1"], "24h", /^There is no package mf-news\. /],
  ["a package twice", ["mf-catalog@c1", "mf-catalog@c2"], "24h", /^mf-catalog is named twice\. /],
  ["too long a time", ["mf-catalog@c2"], "8d", /^A preview ends after 7d at the latest\. /],
  ["a wrong duration", ["mf-catalog@c2"], "long", /^"long" is not a duration\. /],
])("refuses %s", async (_case, texts, validFor, message) => {
  const settings = readSettings({ RELEASES_DIR: workspace.releasesDir, ...SETTINGS });
  await expect(previewCommand(settings, texts, { for: validFor })).rejects.toThrow(message);
});

it("needs the settings of the gateways", async () => {
  expect((await workspace.run("preview", "mf-catalog@c2")).error).toBe(
    "There are no previews: set PREVIEW_URL and PREVIEW_KEY as the gateways do.",
  );
});
