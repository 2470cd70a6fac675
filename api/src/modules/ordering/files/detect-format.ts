import { joinWithOr } from "@ligate/contract/common/format-list";
import { ORDER_FILE_KINDS, type OrderFileKind } from "@ligate/contract/order-files/constants";
import { formatBytes } from "@ligate/contract/order-files/format-bytes";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { FILE_FORMATS, type FileFormat } from "./file-formats.ts";

const PDF_HEAD = Buffer.from("%PDF-");
const PDF_TAIL = Buffer.from("%%EOF");
const PNG_HEAD = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
/** The last chunk of a PNG, with its checksum. */
const PNG_TAIL = Buffer.from("\u0000\u0000\u0000\u0000IEND\u00aeB`\u0082", "latin1");
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_TAIL = Buffer.from([0xff, 0xd9]);
/** Bytes after the end marker are accepted: cameras and scanners append some, and PDF readers search for it this far back. */
const TAIL_SEARCH_BYTES = 1024;
/** The name of the root directory follows the version. */
const TRACE = { head: "ABIF", directory: "tdir", directoryAt: 6 };

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);
const endsWith = (bytes: Buffer, tail: Buffer) => bytes.subarray(-TAIL_SEARCH_BYTES).includes(tail);

const isTrace = (bytes: Buffer) =>
  bytes.toString("latin1", 0, TRACE.head.length) === TRACE.head &&
  bytes.toString("latin1", TRACE.directoryAt, TRACE.directoryAt + TRACE.directory.length) === TRACE.directory;

/** Checks the content, because a file's name and type prove nothing. */
export const isPdf = (bytes: Buffer): boolean => startsWith(bytes, PDF_HEAD) && endsWith(bytes, PDF_TAIL);

/** The format of a file by its content, because its name proves nothing; `undefined` if it cannot be deposited. */
export function detectFormat(bytes: Buffer): FileFormat | undefined {
  if (isPdf(bytes)) return FILE_FORMATS.pdf;
  if (startsWith(bytes, PNG_HEAD) && endsWith(bytes, PNG_TAIL)) return FILE_FORMATS.png;
  if (startsWith(bytes, JPEG_HEAD) && endsWith(bytes, JPEG_TAIL)) return FILE_FORMATS.jpeg;
  if (isTrace(bytes)) return FILE_FORMATS.trace;
  const text = decodeText(bytes);
  if (text === undefined) return undefined;
  if (isGenBank(text)) return FILE_FORMATS.genbank;
  return isFasta(text) ? FILE_FORMATS.fasta : undefined;
}

/** Zip, gzip, bzip2, xz, 7z, RAR and Zstandard. */
const ARCHIVES = [
  "504b0304",
  "504b0506",
  "1f8b",
  "425a68",
  "fd377a585a00",
  "377abcaf271c",
  "526172211a07",
  "28b52ffd",
];

/** True for archives, whose content is not checked. */
export const isArchive = (bytes: Buffer): boolean =>
  ARCHIVES.some((head) => startsWith(bytes, Buffer.from(head, "hex")));

/** The text of a file in UTF-8, without a byte order mark; `undefined` for other bytes and control characters. */
function decodeText(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    return /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * A character other than a letter of nucleic or amino acids by IUPAC, a gap, or a stop. Searched for instead of matching whole
 * lines, because backtracking over a line of millions of letters may exceed the stack.
 */
const FOREIGN = /[^A-Za-z*-]/;

/** True for one or more GenBank records: each begins with LOCUS, has a sequence, and ends with `//`. */
function isGenBank(text: string): boolean {
  const records = text.trim().split(/^\/\/[ \t]*$/m);
  // Nothing may follow the end of the last record.
  if (records.pop()?.trim() !== "" || records.length === 0) return false;
  return records.every((record) => /^LOCUS {2,}\S/.test(record.trimStart()) && hasOrigin(record));
}

function hasOrigin(record: string): boolean {
  const [, sequence = ""] = record.split(/^ORIGIN[^\n]*$/m);
  const lines = sequence.split("\n").filter((line) => line.trim() !== "");
  return lines.length > 0 && lines.every(isOriginLine);
}

/** A position, and residues in blocks. */
function isOriginLine(line: string): boolean {
  const [position = ""] = /^ *\d+ +/.exec(line) ?? [];
  return position !== "" && line.trim() !== position.trim() && isResidues(line.slice(position.length), / /g);
}

/** True for one or more FASTA records: a line that begins with `>`, followed by lines of residues. */
function isFasta(text: string): boolean {
  const [before = "", ...records] = `\n${text.trim()}`.split("\n>");
  if (before.trim() !== "" || records.length === 0) return false;
  return records.every((record) => {
    const [, ...lines] = record.trim().split(/\r?\n/);
    return lines.some((line) => line.trim() !== "") && lines.every((line) => isResidues(line, /[ \t\d]/g));
  });
}

/** @param ignored what may stand between the residues */
const isResidues = (line: string, ignored: RegExp) => !FOREIGN.test(line.trim().replaceAll(ignored, ""));

const BYTES_PER_MB = 1_000_000;

/** @throws ProblemError 413 if a file of this size cannot be deposited, 422 if it is empty */
export function assertFileSize(sizeBytes: number, maxMb: number): void {
  if (sizeBytes === 0) throw unprocessable("The file is empty.");
  if (sizeBytes > maxMb * BYTES_PER_MB)
    throw new ProblemError(
      413,
      `The file has ${formatBytes(sizeBytes)}, and at most ${maxMb} MB can be deposited.`,
    );
}

/** Recognizes a file by its content. @throws ProblemError 422 if it cannot be deposited as this kind */
export function checkFileFormat(bytes: Buffer, kind: OrderFileKind): FileFormat {
  const format = detectFormat(bytes);
  if (format?.kinds.includes(kind)) return format;
  if (!format && isArchive(bytes))
    throw unprocessable(
      "The file is an archive, whose content is not checked. Unpack it, and deposit each file.",
    );
  const is = format ? `The file is ${format.name}` : "The format of the file is not recognized";
  throw unprocessable(`${is}. A file of the kind ${ORDER_FILE_KINDS[kind]} is ${listFormats(kind)}.`);
}

function listFormats(kind: OrderFileKind): string {
  const formats: FileFormat[] = Object.values(FILE_FORMATS);
  const names = formats.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name);
  return joinWithOr(names);
}
