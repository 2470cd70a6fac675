/** Reads FASTA and GenBank files. Imports no schema library, because a page imports this module. */

import { formatInteger } from "../common/format-integer.ts";
import { reverseComplement } from "./bases.ts";

/** A file whose sequence cannot be taken. The message is a sentence for the person who chose the file. */
export class SequenceFileError extends Error {
  override name = "SequenceFileError";
}

interface SequenceRecord {
  name: string;
  /** Upper case; letters are not checked. */
  bases: string;
  /** The locations of its coding sequences, as GenBank writes them; none in FASTA. */
  codingLocations: string[];
}

/**
 * The one record of a GenBank or FASTA file.
 * @throws SequenceFileError for another format, no record, several, and a record that is not as long as it says
 */
export function readSequenceFile(text: string): SequenceRecord {
  const content = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n")
    .trimStart();
  if (content.startsWith(">")) return takeOnlyRecord(fastaRecords(content));
  if (/^LOCUS\s/.test(content)) return takeOnlyRecord(genbankRecords(content));
  throw new SequenceFileError("The file is neither GenBank (LOCUS …) nor FASTA (>…).");
}

/**
 * The reading frame of a file: the one coding sequence (CDS) that a GenBank record has, or else the whole sequence.
 * @throws SequenceFileError as `readSequenceFile`, and for no bases, several coding sequences, and one that is joined or incomplete
 */
export function readFrameFile(text: string): Pick<SequenceRecord, "name" | "bases"> {
  const { name, bases, codingLocations } = readSequenceFile(text);
  if (bases === "") throw new SequenceFileError("The file has a header, but no bases.");
  const [location, ...others] = codingLocations;
  if (location === undefined) return { name, bases };
  if (others.length > 0) {
    throw new SequenceFileError(
      `The file has ${codingLocations.length} coding sequences (CDS). Please paste the one to express.`,
    );
  }
  return { name, bases: cutOut(bases, location) };
}

/** The bases of a location such as `12..1193` or `complement(12..1193)`. */
function cutOut(bases: string, location: string): string {
  const [, complement, from, to] = /^(complement\()?(\d+)\.\.(\d+)\)?$/.exec(location) ?? [];
  if (/join|order/.test(location)) {
    throw new SequenceFileError(
      "The coding sequence (CDS) of the file is joined from several parts. Please paste it without introns.",
    );
  }
  const [start, end] = [Number(from), Number(to)];
  if (!(start >= 1 && start <= end)) {
    throw new SequenceFileError(
      `The coding sequence (CDS) of the file is at ${location}, which is not one complete region. Please paste its bases.`,
    );
  }
  if (end > bases.length) {
    throw new SequenceFileError(
      `The coding sequence (CDS) of the file ends at ${formatInteger(end)}, but its sequence has ${formatInteger(bases.length)} bases.`,
    );
  }
  const cut = bases.slice(start - 1, end);
  return complement ? reverseComplement(cut) : cut;
}

function takeOnlyRecord(records: SequenceRecord[]): SequenceRecord {
  const [first, ...others] = records;
  if (first === undefined) throw new SequenceFileError("The file has no sequence: its record has no ORIGIN.");
  if (others.length > 0)
    throw new SequenceFileError(
      `The file has ${records.length} records. Please give a file with one sequence.`,
    );
  return first;
}

const fastaRecords = (text: string): SequenceRecord[] =>
  text
    .split(/^>/m)
    .slice(1)
    .map((record) => {
      const [header = "", ...lines] = record.split("\n");
      return { name: header.trim(), bases: toBases(lines.join("")), codingLocations: [] };
    });

const genbankRecords = (text: string): SequenceRecord[] =>
  Array.from(text.matchAll(/^LOCUS[\s\S]*?(?:^\/\/|(?![\s\S]))/gm), ([record]) => record).flatMap(
    (record) => {
      const origin = /^ORIGIN.*$([\s\S]*?)(?:^\/\/|(?![\s\S]))/m.exec(record)?.[1];
      return origin === undefined ? [] : [genbankRecord(record, toBases(origin))];
    },
  );

/** @throws SequenceFileError for a protein, and for bases that are not as many as the first line says */
function genbankRecord(record: string, bases: string): SequenceRecord {
  const [, name = "", length, unit] = /^LOCUS\s+(\S+)\s+(\d+)\s+(bp|aa)\b/.exec(record) ?? [];
  if (unit === "aa") {
    throw new SequenceFileError("The file has a protein. Please give the DNA that encodes it.");
  }
  if (length !== undefined && Number(length) !== bases.length) {
    throw new SequenceFileError(
      `The file says that its sequence has ${formatInteger(Number(length))} bp, but it has ${formatInteger(bases.length)}. Please export it again.`,
    );
  }
  return { name, bases, codingLocations: findCodingLocations(record) };
}

/** A location goes on in the next lines, up to the first qualifier. */
const findCodingLocations = (record: string): string[] =>
  Array.from(record.matchAll(/^ {5}CDS\s+([^/]*?)(?=\n {21}\/|\n\S|\n {5}\S)/gm), ([, location = ""]) =>
    location.replaceAll(/\s/g, ""),
  );

/** Without line numbers, which GenBank has, and some FASTA files too. */
const toBases = (lines: string): string => lines.replaceAll(/[\s\d]/g, "").toUpperCase();
