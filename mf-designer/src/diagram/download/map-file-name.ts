/** The name of a vector as a file name, without characters that a file system refuses: `CMV>SpCas9` becomes `CMV-SpCas9`. */
export const mapFileName = (vectorName: string): string =>
  vectorName.replace(/[^\w()[\].+-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "") || "vector";
