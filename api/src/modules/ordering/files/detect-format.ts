import { isPdf } from "../payments/purchase-orders/purchase-order-file.ts";
import { FILE_FORMATS, type FileFormat } from "./file-formats.ts";
import { isFasta, isGenBank } from "./sequence-text.ts";

const PNG_HEAD = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
/** The last chunk of a PNG, with its checksum. */
const PNG_TAIL = Buffer.from("\u0000\u0000\u0000\u0000IEND\u00aeB`\u0082", "latin1");
const JPEG_HEAD = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_TAIL = Buffer.from([0xff, 0xd9]);
/** Cameras and scanners append some bytes to the end of a picture. */
const TAIL_SEARCH_BYTES = 1024;
/** The name of the root directory follows the version. */
const TRACE = { head: "ABIF", directory: "tdir", directoryAt: 6 };

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);
const endsWith = (bytes: Buffer, tail: Buffer) => bytes.subarray(-TAIL_SEARCH_BYTES).includes(tail);

const isTrace = (bytes: Buffer) =>
  bytes.toString("latin1", 0, TRACE.head.length) === TRACE.head &&
  bytes.toString("latin1", TRACE.directoryAt, TRACE.directoryAt + TRACE.directory.length) === TRACE.directory;

/** The format of a file by its content, because its name proves nothing; `undefined` if it cannot be deposited. */
export function detectFormat(bytes: Buffer): FileFormat | undefined {
  if (isPdf(bytes)) return FILE_FORMATS.pdf;
  if (startsWith(bytes, PNG_HEAD) && endsWith(bytes, PNG_TAIL)) return FILE_FORMATS.png;
  if (startsWith(bytes, JPEG_HEAD) && endsWith(bytes, JPEG_TAIL)) return FILE_FORMATS.jpeg;
  if (isTrace(bytes)) return FILE_FORMATS.trace;
  const text = textOf(bytes);
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
function textOf(bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
    return /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
