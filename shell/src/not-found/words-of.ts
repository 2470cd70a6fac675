/** What an address seems to be about: the words of its last part, `gene knockout` of `/products/gene-knockout`. */
export function wordsOf(path: string): string {
  const last = path.split("/").findLast((part) => part !== "") ?? "";
  return readable(last)
    .replaceAll(/[-_+.\s]+/g, " ")
    .trim();
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}
