import { chmodSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatInteger } from "@ligate/contract/common/format-integer";
import { readSequenceFile } from "@ligate/contract/sequences/read-sequence-file";
import { CONTENT_FOLDER } from "../../../../content-files/content-folder.ts";
import type { PartSequence } from "../../data/read-sequences.ts";
import { type NewSequence, replaceSequence } from "./replace-sequence.ts";

export interface PartImport extends Omit<NewSequence, "bases"> {
  /** The text of a GenBank or FASTA file. */
  file: string;
  /** The folder of the content files. */
  folder?: string;
}

export interface ImportedPart {
  /** Base pairs. */
  lengthBefore: number;
  length: number;
  /** The changes, as sentences. */
  changes: string[];
}

/**
 * Replaces the sequence of a part in the content files. A running API has read them: it uses the sequence after its next start.
 * @throws SequenceFileError and ContentError with a sentence for staff; then nothing is written
 */
export function importPart({ file, folder = CONTENT_FOLDER, ...given }: PartImport): ImportedPart {
  const paths = {
    records: join(folder, "design/sequences.yaml"),
    bases: join(folder, "design/sequences.fasta"),
  };
  const texts = { records: readFileSync(paths.records, "utf8"), bases: readFileSync(paths.bases, "utf8") };
  const replaced = replaceSequence(texts, { ...given, bases: readSequenceFile(file).bases });
  const { before, after } = replaced;
  writeBoth([paths.bases, replaced.texts.bases], [paths.records, replaced.texts.records]);
  return {
    lengthBefore: before.bases.length,
    length: after.bases.length,
    changes: describeChanges(before, after),
  };
}

/**
 * Both are written before the first is put in place, so that a full disk leaves the content as it is. They keep their modes:
 * other users of the installation read its content, although the API's new files are for its own user.
 */
function writeBoth(...files: [path: string, text: string][]): void {
  for (const [path, text] of files) {
    writeFileSync(`${path}.new`, text);
    chmodSync(`${path}.new`, statSync(path).mode);
  }
  for (const [path] of files) renameSync(`${path}.new`, path);
}

function describeChanges(before: PartSequence, after: PartSequence): string[] {
  const longer = after.bases.length - before.bases.length;
  const bp = `${formatInteger(Math.abs(longer))} bp`;
  return [
    ...(before.bases === after.bases ? ["The bases are the same as before."] : []),
    ...(longer > 0 ? [`It is ${bp} longer: so are the plasmids that have it.`] : []),
    ...(longer < 0 ? [`It is ${bp} shorter: so are the plasmids that have it.`] : []),
    ...codonChange(before.starts, after.starts, "begins with a start codon"),
    ...codonChange(before.stops, after.stops, "ends with a stop codon"),
  ];
}

function codonChange(before: boolean, after: boolean, what: string): string[] {
  if (before === after) return [];
  const [verb = "", ...rest] = what.split(" ");
  const isNow = after ? what : `does not ${verb.replace(/s$/, "")} ${rest.join(" ")}`;
  return [`It ${isNow}, unlike the sequence before: vectors are drawn accordingly.`];
}
