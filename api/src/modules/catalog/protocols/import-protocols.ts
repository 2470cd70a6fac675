import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { CONTENT_FOLDER, ContentError } from "../../../content-files/content-folder.ts";
import { readMarkdown } from "../../../content-files/read-page.ts";
import { markdownToHtml } from "../../../content-files/rich-text.ts";
import { importIfChanged } from "../../../content-files/seed-state.ts";
import type { Tx } from "../../../db/database.ts";
import { checkPrintable } from "../../../printing/printed-content.ts";
import { functions, matrix, structures } from "../../design/index.ts";
import { protocolParts } from "./protocol-parts.table.ts";

export async function importProtocols(tx: Tx): Promise<void> {
  const rows = readProtocols().map(({ file: _, ...part }, position) => ({ position, ...part }));
  await importIfChanged(tx, "protocols", rows, async () => {
    await tx.delete(protocolParts);
    await tx.insert(protocolParts).values(rows);
  });
}

const FOLDER = "protocols";
/** Every protocol has these parts. */
const REQUIRED_PARTS = ["deliver", "confirm"] as const;

/** Defaults to all known codes. */
const codes = (known: string[]) => z.array(z.enum(known)).min(1).default(known);

const PartMatter = z.strictObject({
  title: z.string().min(1),
  part: z.enum(["prepare", "mix", "select", ...REQUIRED_PARTS]),
  description: z.string().min(1),
  functions: codes(functions.map(({ code }) => code)),
  structures: codes(structures.map(({ symbol }) => symbol)),
});

/** The data that a protocol file contains. */
type ProtocolPart = Omit<typeof protocolParts.$inferSelect, "position"> & { file: string };

/**
 * Reads the parts in protocols/, sorted by file name.
 * @throws ContentError naming the invalid file
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
 * Checks that every offered pair has the required parts, and that every part belongs to a protocol.
 * @throws ContentError
 */
export function checkProtocols(parts: ProtocolPart[]): void {
  const pairs = Object.entries(matrix).flatMap(([fn, { offered }]) =>
    Object.keys(offered).map((structure) => ({ fn, structure })),
  );
  for (const { fn, structure } of pairs) {
    const own = parts.filter((part) => isFor(part, fn, structure)).map(({ part }) => part);
    const missing = REQUIRED_PARTS.find((part) => !own.includes(part));
    if (!missing) continue;
    const message = `${fn}.offered.${structure}: ${FOLDER}/ has no part "${missing}" for it`;
    throw new ContentError("design/matrix.yaml", undefined, message);
  }
  const unused = parts.find((part) => !pairs.some(({ fn, structure }) => isFor(part, fn, structure)));
  if (unused)
    throw new ContentError(unused.file, undefined, "no offered pair has one of its functions and structures");
}

const isFor = ({ functions, structures }: ProtocolPart, fn: string, structure: string) =>
  functions.includes(fn) && structures.includes(structure);
