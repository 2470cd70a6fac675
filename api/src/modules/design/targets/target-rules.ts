import { z } from "zod";
import { ContentError } from "../../../content-files/content-folder.ts";
import { readYaml } from "../../../content-files/read-yaml.ts";
import { functions, parts } from "../data/design-data.ts";
import { requireKnown } from "../data/design-files.ts";
import { TARGET_CLASSES } from "../target.ts";

const FILE = "design/targets.yaml";
const Code = z.string().regex(/^[A-Z0-9]{2}$/, "must be two capital letters or digits");
/** A sentence with the placeholders {symbol} and {function}. */
const Sentence = z.string().regex(/\{symbol\}/, "must contain {symbol}");

const ClassRules = z.strictObject({
  /** Codes of the offered functions. */
  offered: z.array(Code),
  /** A sentence for each of the other functions, by code. */
  notOffered: z.record(Code, Sentence).default({}),
  /** A sentence for each promoter that a function does not go with, by the codes of both. */
  promoters: z.record(Code, z.record(Code, Sentence)).default({}),
  /** A warning that applies to every design for this class. */
  warning: Sentence.optional(),
});
export type ClassRules = z.infer<typeof ClassRules>;

/** The functions and promoters that apply, by the class of the target gene. */
export const targetRules = readYaml(FILE, z.record(z.enum(TARGET_CLASSES), ClassRules));
for (const [targetClass, rules] of Object.entries(targetRules)) checkRules(targetClass, rules);

/** @throws ContentError if a function is not exactly once in the lists, or if a code is unknown */
function checkRules(targetClass: string, { offered, notOffered, promoters }: ClassRules) {
  const listed = [...offered, ...Object.keys(notOffered)];
  const known = functions.map(({ code }) => code);
  for (const code of known) {
    const times = listed.filter((each) => each === code).length;
    if (times === 1) continue;
    const fact = `${code} is listed ${times} times under offered and notOffered, instead of once`;
    throw new ContentError(FILE, undefined, `${targetClass}: ${fact}`);
  }
  requireKnown(FILE, targetClass, [...listed, ...Object.keys(promoters)], known);
  const codes = parts.promoters.map(({ code }) => code);
  requireKnown(FILE, targetClass, Object.values(promoters).flatMap(Object.keys), codes);
}
