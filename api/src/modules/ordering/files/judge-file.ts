import { ORDER_FILE_KINDS, type OrderFileKind } from "@ligate/contract/order-files/constants";
import { formatBytes } from "@ligate/contract/order-files/format-bytes";
import { ProblemError, unprocessable } from "../../../http/problem.ts";
import { detectFormat, isArchive } from "./detect-format.ts";
import { FILE_FORMATS, type FileFormat } from "./file-formats.ts";

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
export function judgeFile(bytes: Buffer, kind: OrderFileKind): FileFormat {
  const format = detectFormat(bytes);
  if (format?.kinds.includes(kind)) return format;
  if (!format && isArchive(bytes))
    throw unprocessable(
      "The file is an archive, whose content is not checked. Unpack it, and deposit each file.",
    );
  const is = format ? `The file is ${format.name}` : "The content of the file is of no format that is known";
  throw unprocessable(`${is}. A file of the kind ${ORDER_FILE_KINDS[kind]} is ${formatsOf(kind)}.`);
}

function formatsOf(kind: OrderFileKind): string {
  const formats: FileFormat[] = Object.values(FILE_FORMATS);
  const names = formats.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
