import { z } from "zod";
import { ContentError } from "../../../../content-files/content-folder.ts";
import { readYaml } from "../../../../content-files/read-yaml.ts";

const FILE = "search-vocabulary.yaml";

const Phrase = z.string().min(1);
const Phrases = z.array(Phrase).min(1);

/** Codes of functions and symbols of structures, in order of preference. */
const Meaning = {
  functions: z.array(z.string()).optional(),
  structures: z.array(z.string()).optional(),
  forGenes: z.literal(true).optional(),
};

/** `search-vocabulary.yaml`, which describes its keys. */
export const VocabularyFile = z.strictObject({
  methods: z.array(z.strictObject({ phrases: Phrases, ...Meaning })),
  deliveries: z.array(z.strictObject({ phrases: Phrases, ...Meaning })),
  species: z.strictObject({ Human: Phrases, Mouse: Phrases }),
  genes: z.record(z.string(), Phrases),
  families: z.array(z.strictObject({ phrases: Phrases, symbols: z.array(z.string().min(1)).min(2) })),
  synonyms: z.array(z.array(Phrase).min(2)),
  cells: z.array(Phrases),
  spellings: z.array(z.tuple([Phrase, Phrase]).rest(Phrase)),
  weak: Phrases,
  stop: Phrases,
});
export type VocabularyFile = z.infer<typeof VocabularyFile>;

export const readVocabulary = (): VocabularyFile => readYaml(FILE, VocabularyFile);

export const vocabularyError = (detail: string) => new ContentError(FILE, undefined, detail);
