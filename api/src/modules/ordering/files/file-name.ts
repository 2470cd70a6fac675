import type { FileFormat } from "./file-formats.ts";

const NAME_MAX = 120;

/**
 * The name under which a file is downloaded: without folders, control and reserved characters, and with an extension of
 * its format, so that a computer opens it as what it is.
 */
export function downloadName(path: string, { extensions }: FileFormat): string {
  const last = path.split(/[\\/]/).at(-1) ?? "";
  const kept = last
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N} ._()+-]/gu, "")
    .replaceAll(/ +/g, " ")
    .replace(/^[. ]+/, "");
  const typed = /\.([^.]+)$/.exec(kept)?.[1]?.toLowerCase() ?? "";
  const extension = extensions.find((known) => known === typed) ?? extensions[0];
  const stem = extension === typed ? kept.slice(0, -typed.length - 1) : kept;
  const short = [...stem]
    .slice(0, NAME_MAX)
    .join("")
    .replace(/[. ]+$/, "");
  return `${short || "file"}.${extension}`;
}
