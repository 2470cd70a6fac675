/** A search query from the last segment of a path: "gene knockout" from "/products/gene-knockout". */
export function queryFromPath(path: string): string {
  const segment = path.split("/").findLast((part) => part !== "") ?? "";
  return decode(segment)
    .replaceAll(/[-_+.\s]+/g, " ")
    .trim();
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return "";
  }
}
