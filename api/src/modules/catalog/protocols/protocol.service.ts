import type { Protocol } from "@ligate/contract/content/schemas";
import { and, arrayContains } from "drizzle-orm";
import type { Tx } from "../../../db/database.ts";
import { ProblemError } from "../../../http/problem.ts";
import { functions, matrix, structures } from "../../design/index.ts";
import { protocolParts } from "./protocol-parts.table.ts";

/**
 * The protocol of a function in a structure, by their codes.
 * @throws ProblemError 404; with the reason if the pair is not offered
 */
export async function getProtocol(tx: Tx, fnCode: string, symbol: string): Promise<Protocol> {
  const { fn, structure, description, parts } = await findProtocol(tx, fnCode, symbol);
  return {
    function_type_name: fn.name,
    structure_type_name: structure.name,
    description,
    parts: parts.map(({ title, description, content }) => ({ title, description, content })),
    pdf: `/media/protocols/${fn.code}-${structure.symbol}.pdf`,
  };
}

/**
 * The function, the structure and the sections of their protocol.
 * @throws ProblemError as in `getProtocol`
 */
export async function findProtocol(tx: Tx, fnCode: string, symbol: string) {
  const fn = functions.find(({ code }) => code === fnCode.toUpperCase());
  const structure = structures.find((one) => one.symbol === symbol.toUpperCase());
  if (!fn || !structure) throw new ProblemError(404, `There is no protocol for ${fnCode} in ${symbol}.`);
  const reason = matrix[fn.code]?.notOffered[structure.symbol];
  if (reason) throw new ProblemError(404, `${fn.name} in ${structure.name} is not offered. ${reason}`);

  const parts = await tx
    .select()
    .from(protocolParts)
    .where(
      and(
        arrayContains(protocolParts.functions, [fn.code]),
        arrayContains(protocolParts.structures, [structure.symbol]),
      ),
    )
    .orderBy(protocolParts.position);
  const description = parts.find(({ part }) => part === "confirm")?.description ?? "";
  return { fn, structure, description, parts };
}
