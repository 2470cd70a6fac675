import type { Bench } from "../measure/bench.ts";
import { CLIENTS } from "../measure/measure.ts";
import { residentMb } from "../measure/processes.ts";
import type { BenchStore } from "../store/open-store.ts";

/** What was measured, as a sentence. */
export async function introduction({ database: { name, postgres }, rounds }: Bench): Promise<string> {
  const [genes] = (await postgres?.query<{ n: number }>("select count(*)::int as n from genes")) ?? [];
  const imported = genes ? `, ${genes.n.toLocaleString("en")} genes` : "";
  return `${name}${imported}; ${CLIENTS} connections in a closed loop; medians of ${rounds} rounds, per request.`;
}

/** The memory of the processes, as a sentence. */
export function memory({ api, sandbox, bare }: BenchStore): string {
  const [ofApi, ofSandbox, ofBare] = [api, sandbox, bare].map(({ pid }) => residentMb(pid).toFixed(0));
  return `Resident memory afterwards: API ${ofApi} MB, sandbox ${ofSandbox} MB, bare server ${ofBare} MB.`;
}
