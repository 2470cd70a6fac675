// As in the API, where schemas of the contract configure the messages of zod.
import * as z from "@ligate/contract/common/zod";
import { ContentError } from "./content-folder.ts";
import { parseYaml } from "./read-yaml.ts";

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
