import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { ContentError } from "../../../content-files/content-error.ts";
import { CONTENT_FOLDER } from "../../../content-files/content-folder.ts";
import { readMarkdown } from "../../../content-files/read-page.ts";
import { markdownToHtml } from "../../../content-files/rich-text.ts";
import { functions, matrix, structures } from "../../design/index.ts";
import { checkPrintable } from "../printing/check-printable.ts";
import type { protocolParts } from "./protocol-parts.table.ts";

const FOLDER = "protocols";
/** Without these a protocol is none. */
const NEEDED = ["deliver", "confirm"] as const;

/** Left out, it is for all of them. */
const codes = (known: string[]) => z.array(z.enum(known)).min(1).default(known);

const PartMatter = z.strictObject({
  title: z.string().min(1),
  part: z.enum(["prepare", "mix", "select", ...NEEDED]),
  description: z.string().min(1),
  functions: codes(functions.map(({ code }) => code)),
  structures: codes(structures.map(({ symbol }) => symbol)),
});

/** A part as its file says it. */
export type ProtocolPart = Omit<typeof protocolParts.$inferSelect, "position"> & { file: string };

/**
 * The parts in protocols/, by the names of their files.
 * @throws ContentError naming the file at fault
 */
export function readProtocols(): ProtocolPart[] {
  const names = readdirSync(join(CONTENT_FOLDER, FOLDER)).sort();
  const parts = names.map((name) => readPart(`${FOLDER}/${name}`));
  checkProtocols(parts);
  return parts;
}

function readPart(file: string): ProtocolPart {
  const { line, ...part } = readMarkdown(file, PartMatter);
  checkPrintable(file, line, part.markdown);
  return { file, ...part, content: markdownToHtml(part.markdown) };
}

/**
 * Checks that every pair that is offered has its protocol, and that every part is of some.
 * @throws ContentError
 */
export function checkProtocols(parts: ProtocolPart[]): void {
  const pairs = Object.entries(matrix).flatMap(([fn, { offered }]) =>
    Object.keys(offered).map((structure) => ({ fn, structure })),
  );
  for (const { fn, structure } of pairs) {
    const own = parts.filter((part) => isFor(part, fn, structure)).map(({ part }) => part);
    const missing = NEEDED.find((part) => !own.includes(part));
    if (!missing) continue;
    const complaint = `${fn}.offered.${structure}: ${FOLDER}/ has no part "${missing}" for it`;
    throw new ContentError("design/matrix.yaml", undefined, complaint);
  }
  const idle = parts.find((part) => !pairs.some(({ fn, structure }) => isFor(part, fn, structure)));
  if (idle) throw new ContentError(idle.file, undefined, "none of its functions comes in its structures");
}

const isFor = ({ functions, structures }: ProtocolPart, fn: string, structure: string) =>
  functions.includes(fn) && structures.includes(structure);
