import type { Bench } from "../measure/bench.ts";
import { CLIENTS } from "../measure/measure.ts";
import { residentMb } from "../measure/processes.ts";
import type { Service } from "../store/bench-services.ts";
import type { BenchStore } from "../store/open-store.ts";

/** What was measured, as a sentence. */
export async function introduction({ database: { name, postgres }, rounds }: Bench): Promise<string> {
  const [genes] = (await postgres?.query<{ n: number }>("select count(*)::int as n from genes")) ?? [];
  const imported = genes ? `, ${genes.n.toLocaleString("en")} genes` : "";
  return `${name}${imported}; ${CLIENTS} connections in a closed loop; medians of ${rounds} rounds, per request.`;
}

/** The resident memory of the processes, as a sentence. */
export function memory({ api, gateway, sandbox, bare }: BenchStore): string {
  const megabytes = ({ pid }: Service) => Math.round(residentMb(pid));
  const ofGateway = gateway ? [`gateway ${megabytes(gateway)} MB`] : [];
  const store = [`API ${megabytes(api)} MB`, ...ofGateway, `sandbox ${megabytes(sandbox)} MB`].join(", ");
  const together = [api, sandbox, ...(gateway ? [gateway] : [])].map(megabytes).reduce((sum, mb) => sum + mb);
  return `Resident memory afterwards: ${store}, together ${together} MB; bare server ${megabytes(bare)} MB.`;
}
