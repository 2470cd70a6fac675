import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
// As in the API, where schemas of the contract configure the messages of zod.
import * as z from "@ligate/contract/common/zod";
import { ContentError } from "./content-folder.ts";
import { parseYaml, parseYamlCached } from "./read-yaml.ts";

const Prices = z.strictObject({ tag: z.int(), structures: z.record(z.string(), z.int()) });
const parse = (text: string) => parseYaml("prices.yaml", text, Prices);

it("reads valid YAML", () => {
  expect(parse("tag: 25\nstructures: { SP: 0 }\n")).toEqual({ tag: 25, structures: { SP: 0 } });
});

it.each([
  ["a wrong value", "tag: 25\nstructures:\n  SP: 0\n  LV: fifty\n", "prices.yaml:4: structures.LV: "],
  ["a missing key", "structures: { SP: 0 }\n", "prices.yaml:1: tag: "],
  [
    "an unknown key",
    "tag: 25\nstructures: {}\ntags: 1\n",
    "prices.yaml:1: the file: There is no field named tags",
  ],
  ["broken YAML", "tag: 25\nstructures: { SP: 0\n", "prices.yaml:"],
])("reports file, line and key of %s", (_, text, message) => {
  expect(() => parse(text)).toThrow(ContentError);
  expect(() => parse(text)).toThrow(message);
});

describe("a value that was parsed before", () => {
  const file = `cached ${process.pid}.yaml`;
  const path = join(import.meta.dirname, "../../../node_modules/.cache/content", `${file}.json`);
  const text = "tag: 25\nstructures: { SP: 0 }\n";
  afterEach(() => rmSync(path, { force: true }));

  it("is read instead of the same text", () => {
    parseYamlCached(file, text, Prices);
    const entry = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...entry, value: { ...entry.value, tag: 26 } }));
    expect(parseYamlCached(file, text, Prices).tag).toBe(26);
    expect(parseYamlCached(file, `${text}# Changed`, Prices).tag).toBe(25);
  });

  it.each(["not JSON", '{"hash":"other","value":{}}', "null"])("is ignored if it is broken: %s", (broken) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, broken);
    expect(parseYamlCached(file, text, Prices)).toEqual({ tag: 25, structures: { SP: 0 } });
  });

  it("is not cached if it is invalid", () => {
    expect(() => parseYamlCached(file, "tag: x\n", Prices)).toThrow(ContentError);
    expect(existsSync(path)).toBe(false);
  });
});
