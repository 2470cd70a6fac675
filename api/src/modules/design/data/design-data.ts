import { readYaml } from "../../../content-files/read-yaml.ts";
import { checkDesignData } from "./check-design-data.ts";
import type { DesignData } from "./design-files.ts";
import { Categories, Matrix, Parts, Structures } from "./design-schema.ts";
import { Campaigns, Formats, Prices } from "./price-schema.ts";
import { Vectors } from "./vector-schema.ts";

/** The design content. A mistake in it stops the API at startup with a ContentError. */
export const designData: DesignData = {
  categories: readYaml("design/functions.yaml", Categories),
  structures: readYaml("design/structures.yaml", Structures),
  matrix: readYaml("design/matrix.yaml", Matrix),
  parts: readYaml("design/parts.yaml", Parts),
  vectors: readYaml("design/vectors.yaml", Vectors),
  formats: readYaml("design/formats.yaml", Formats),
  prices: readYaml("design/prices.yaml", Prices),
  campaigns: readYaml("campaigns.yaml", Campaigns),
};
checkDesignData(designData);

export const { categories, structures, matrix, parts, vectors, formats, prices, campaigns } = designData;
export const functions = categories.flatMap((category) => category.functions);
