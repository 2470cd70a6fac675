import { readYaml } from "../../../../content-files/read-yaml.ts";
import { createVocabulary } from "./vocabulary.ts";
import { VocabularyFile } from "./vocabulary-schema.ts";

/** The vocabulary of the content folder. A mistake in it stops the API at startup with a ContentError. */
export const vocabulary = createVocabulary(readYaml("search-vocabulary.yaml", VocabularyFile));
