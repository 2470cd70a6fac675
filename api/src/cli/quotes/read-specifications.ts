import { resolve } from "node:path";
import { parseSku } from "@ligate/contract/design/sku";
import { Specification } from "@ligate/contract/specification/schemas";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { messages } from "../../modules/messaging/tables.ts";
import type { OfferedLine } from "../../modules/ordering/index.ts";
import { type CommandArguments, type CommandContext, textOption, UsageError } from "../command.ts";
import { readTextFile } from "../read-file.ts";

/** The specifications of a file by the numbers of their lines, counted from 1. */
const SpecificationFile = z.record(z.string(), Specification);

/**
 * Adds specifications to the lines of an offer: from the file of `--specification`, and to the other designs or services
 * that of the message named by `--request`.
 * @throws UsageError
 */
export async function withSpecifications(
  { db, folder }: Pick<CommandContext, "db" | "folder">,
  typed: CommandArguments,
  lines: OfferedLine[],
): Promise<OfferedLine[]> {
  const file = textOption(typed, "specification");
  const request = textOption(typed, "request");
  const byLine = file === undefined ? {} : await readSpecifications(resolve(folder, file), lines.length);
  const requested = request === undefined ? undefined : await readRequested(db, request);
  return lines.map((line, i) => {
    const specification = byLine[i + 1] ?? (isFor(line, requested) ? requested : undefined);
    return specification ? { ...line, specification } : line;
  });
}

/** True if the specification is of the kind that the line's product has: that of a design, or the answers for a service. */
const isFor = ({ sku }: OfferedLine, requested: Specification | undefined): boolean =>
  requested?.service ? sku.toUpperCase().startsWith("SV-") : parseSku(sku) !== undefined;

async function readSpecifications(path: string, lines: number): Promise<Record<string, Specification>> {
  const read = SpecificationFile.safeParse(parseJson(path, await readTextFile(path)));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new UsageError(`${path}: ${issue?.path.join(".")}: ${issue?.message}.`);
  }
  const numbers = Array.from({ length: lines }, (_, i) => String(i + 1));
  const surplus = Object.keys(read.data).find((line) => !numbers.includes(line));
  if (surplus) throw new UsageError(`${path}: the quote has no line ${surplus}.`);
  return read.data;
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

async function readRequested(db: CommandContext["db"], reference: string): Promise<Specification> {
  const [found] = await db
    .select({ specification: messages.specification })
    .from(messages)
    .where(eq(messages.reference, reference.trim().toUpperCase()));
  if (!found) throw new UsageError(`No message has the reference ${reference}.`);
  if (!found.specification) throw new UsageError(`The message ${reference} has no specification.`);
  return found.specification;
}
