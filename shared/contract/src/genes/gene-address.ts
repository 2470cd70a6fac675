/** The address of a gene's page: `/genes/human/TP53`. Symbols such as `Gt(ROSA)26Sor` are escaped where necessary. */
export const geneAddress = (species: "Human" | "Mouse", symbol: string): string =>
  `/genes/${species.toLowerCase()}/${encodeURIComponent(symbol)}`;
