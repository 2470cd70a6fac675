import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** Texts for customers, and the sources. Search knows both spellings, and the sandbox imitates other companies. */
const CHECKED = /^(api\/(content|src)|gateway|mf-[^/]+|shared|shell)\/.*\.(md|yaml|csv|svg|tsx?|css)$/;
const NOT_CHECKED =
  /^api\/content\/search-vocabulary\.yaml|^api\/src\/modules\/catalog\/search\/|^api\/src\/testing\/|\.test\.tsx?$/;

/** Words without an address or a name on the wire around them: `/blog/titre-by-flow-or-qpcr`, `lower_titre`. */
const BRITISH = new RegExp(
  `(?<![\\w/-])(?:${[
    ..."aluminium analys(?:e[ds]?|ing) artefact behaviour catalogue(?!:) centre colour favour fibre grey haem honour".split(
      " ",
    ),
    ..."[il]abour labell(?:ed|ing) licence litre metre modell neighbour odour per\\scent practis programme(?!d) sceptic".split(
      " ",
    ),
    ..."signall sulph titre tumour whilst".split(" "),
    String.raw`\w+(?:al|an|ar|at|er|gn|id|im|in|iv|on|or|ym|ut)is(?:e[ds]?|ing|ation)s?(?!\w)`,
  ].join("|")})\\w*`,
  "gi",
);

const britishWordsOf = (text: string): string[] => text.match(BRITISH) ?? [];

it("spells the American way, as the store's customers do", () => {
  const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n");
  const found = files
    .filter((file) => CHECKED.test(file) && !NOT_CHECKED.test(file))
    .flatMap((file) =>
      britishWordsOf(readFileSync(join(ROOT, file), "utf8")).map((word) => `${file}: ${word}`),
    );
  expect(found).toEqual([]);
});

it.each([
  ["Colour, labelled and a titre below 5 per cent", ["Colour", "labelled", "titre", "per cent"]],
  [
    "normalised, organisation, recognise, polymerised",
    ["normalised", "organisation", "recognise", "polymerised"],
  ],
  ["color, labeled, titer, a promise otherwise advised, exercise, raise", []],
  ["/blog/titre-by-flow-or-qpcr, lower_titre, isolates, analysis, comparison, size", []],
])("finds in %j the words %j", (text, words) => {
  expect(britishWordsOf(text)).toEqual(words);
});

/** The words of docs/glossary.md stand alone: a helper is named by what it returns, and a comment by its noun. */
const RIDDLES = {
  "an exported helper that is named …Of": /export (?:async )?(?:function|const) \w+Of\b/g,
  'a comment that opens with "What"': /^\s*(?:\/\*\*|\/\/|\*) What /gm,
};

it.each(Object.entries(RIDDLES))("has not %s", (_, pattern) => {
  const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { cwd: ROOT, encoding: "utf8" });
  const found = files
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(ROOT, file)))
    .flatMap((file) =>
      (readFileSync(join(ROOT, file), "utf8").match(pattern) ?? []).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});
