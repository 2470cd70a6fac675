import { tokenize } from "./tokens.ts";
import { createVocabulary } from "./vocabulary.ts";
import type { VocabularyFile } from "./vocabulary-file.ts";

const aFile = (some: Partial<VocabularyFile> = {}): VocabularyFile => ({
  methods: [{ phrases: ["knock-out", "KO"], functions: ["KO"] }],
  deliveries: [{ phrases: ["lentivirus", "lenti", "lentiviral vector"], structures: ["LV", "LA"] }],
  species: { Human: ["human"], Mouse: ["mouse", "mice"] },
  genes: { CDH1: ["E-cadherin"] },
  families: [{ phrases: ["ERK"], symbols: ["MAPK1", "MAPK3"] }],
  synonyms: [["marker", "ladder", "molecular weight standard"]],
  cells: [["HEK293", "293T"]],
  spellings: [["titer", "titre"]],
  weak: ["kit"],
  stop: ["the"],
  ...some,
});
const read = (text: string) =>
  createVocabulary(aFile())
    .findPhrases(tokenize(text))
    .map(({ lexeme }) => lexeme);

it.each([
  ["Knockout", ["knockout"]],
  ["knock out", ["knockout"]],
  ["knock-outs", ["knockout"]],
  ["KO", ["knockout"]],
  ["DNA ladders", ["dna", "marker"]],
  ["molecular weight standard", ["marker"]],
  ["lentiviral vectors for mice", ["lentiviru", "for", "mous"]],
  ["viral titres", ["viral", "titer"]],
])("reads %j by its longest phrases", (text, lexemes) => expect(read(text)).toEqual(lexemes));

it("indexes the words of a phrase besides its term", () => {
  expect(createVocabulary(aFile()).toLexemes("Gene Knock-out")).toEqual(["gene", "knock", "knockout", "out"]);
});

it.each([
  [{ synonyms: [["mix", "KO"]] }, '"KO" is in two entries'],
  [{ methods: [{ phrases: ["knock-up"], functions: ["KU"] }] }, '"knock-up" has the unknown code KU'],
  [{ weak: ["ladder"] }, '"ladder" is weak and in another entry'],
])("rejects %j", (some, message) => {
  expect(() => createVocabulary(aFile(some))).toThrow(`search-vocabulary.yaml: ${message}`);
});
