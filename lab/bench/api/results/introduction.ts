import type { Bench } from "../measure/bench.ts";
import { CLIENTS } from "../measure/measure.ts";
import { residentMb, residentTogetherMb } from "../measure/processes.ts";
import type { BenchStore } from "../store/open-store.ts";

/** What was measured, as a sentence. */
export async function introduction({ database: { name, postgres }, rounds }: Bench): Promise<string> {
  const [genes] = (await postgres?.query<{ n: number }>("select count(*)::int as n from genes")) ?? [];
  const imported = genes ? `, ${genes.n.toLocaleString("en")} genes` : "";
  return `${name}${imported}; ${CLIENTS} connections in a closed loop; medians of ${rounds} rounds, per request.`;
}

/** The resident memory of the processes, as a sentence. */
export function memory({ api, gateway, sandbox, bare }: BenchStore): string {
  const all = { API: api, ...(gateway ? { gateway } : {}), sandbox };
  const megabytes = (mb: number) => `${Math.round(mb)} MB`;
  const store = Object.entries(all).map(([name, { pid }]) => `${name} ${megabytes(residentMb(pid))}`);
  const together = residentTogetherMb(Object.values(all).map(({ pid }) => pid));
  return [
    `Resident memory afterwards: ${store.join(", ")}, bare server ${megabytes(residentMb(bare.pid))}.`,
    `The store's processes together take ${megabytes(together)}: they share the pages of Node's program.`,
  ].join(" ");
}
