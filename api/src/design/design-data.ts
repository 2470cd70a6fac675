import { readYaml } from "../content/read-yaml.ts";
import { Categories, Formats, Matrix, Parts, Prices, Structures, Vectors } from "./design-schema.ts";

/** The design content, read once at start: a mistake in it keeps the API from starting and names its line. */
export const categories = readYaml("design/functions.yaml", Categories);
export const structures = readYaml("design/structures.yaml", Structures);
export const matrix = readYaml("design/matrix.yaml", Matrix);
export const parts = readYaml("design/parts.yaml", Parts);
export const vectors = readYaml("design/vectors.yaml", Vectors);
export const formats = readYaml("design/formats.yaml", Formats);
export const prices = readYaml("design/prices.yaml", Prices);

export const functions = categories.flatMap((category) => category.functions);
