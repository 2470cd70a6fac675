import { setTimeout } from "node:timers/promises";
import { median } from "../../../figures.ts";
import type { Send } from "../scenarios/scenario.ts";
import type { Bench, Cpu, Round, Running } from "./bench.ts";
import { cpuMs } from "./processes.ts";

/** Until the work of the last requests is done. */
const SETTLES_IN_S = 3;
const IDLE_WINDOWS = 9;

/**
 * Sends a round of a scenario's requests.
 * @param idle the CPU time per second while idle, which is subtracted
 */
export async function runRound(bench: Bench, { scenario, clients }: Running, idle: Cpu): Promise<Round> {
  const requests = Math.max(clients.length, Math.round(scenario.requests * bench.share));
  const received = () => clients.reduce((bytes, { visitor }) => bytes + visitor.connection.bytes, 0);
  const bytesBefore = received();
  let times: number[] = [];
  const { used, seconds } = await cpuDuring(bench, bench.store[scenario.server].pid, async () => {
    times = await closedLoop(
      clients.map(({ send }) => send),
      requests,
    );
    if (scenario.settlesInS) await setTimeout(scenario.settlesInS * 1000);
  });
  // The bare server does nothing while idle; the API keeps querying the database.
  const idleProcess = scenario.server === "api" ? idle.process : 0;
  const perRequest = (ms: number, idleMs: number) => Math.max(0, ms - idleMs * seconds) / requests;
  return {
    cpu: {
      process: perRequest(used.process, idleProcess),
      database: perRequest(used.database, idle.database),
    },
    times,
    bytes: (received() - bytesBefore) / requests,
  };
}

/** The CPU time per second of API and database while idle: the median of several seconds. */
export async function measureIdle(bench: Bench): Promise<Cpu> {
  await setTimeout(SETTLES_IN_S * 1000);
  const windows: Cpu[] = [];
  for (let window = 0; window < IDLE_WINDOWS; window++) {
    const { used, seconds } = await cpuDuring(bench, bench.store.api.pid, () => setTimeout(1000));
    windows.push({ process: used.process / seconds, database: used.database / seconds });
  }
  return {
    process: median(windows.map(({ process }) => process)),
    database: median(windows.map(({ database }) => database)),
  };
}

async function cpuDuring({ database }: Bench, pid: number, work: () => Promise<void>) {
  const read = (): Cpu => ({ process: cpuMs(pid), database: database.postgres?.cpuMs() ?? 0 });
  const before = read();
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1000;
  const after = read();
  const used = { process: after.process - before.process, database: after.database - before.database };
  return { used, seconds };
}

/**
 * Sends requests in a closed loop: each client sends its next one when the last one is answered.
 * @returns the duration of each, in milliseconds
 */
async function closedLoop(clients: Send[], requests: number): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const loop = async (send: Send) => {
    while (left-- > 0) {
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(clients.map(loop));
  return times;
}
