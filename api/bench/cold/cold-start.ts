import { median } from "../measure/closed-loop.ts";
import { cpuSinceStartMs, residentMb } from "../measure/processes.ts";
import type { BenchDatabase } from "../store/database.ts";
import type { BenchStore } from "../store/open-store.ts";

const TIMES = 5;
/** CPU time until the API is ready. */
const AT_MOST_MS = 1_000;

/** Medians of several starts, in milliseconds. */
export interface ColdStart {
  process: number;
  database: number;
  total: number;
  wall: number;
  /** MB when the API is ready. */
  resident: number;
  isFastEnough: boolean;
}

/** Starts the API several times, with everything imported and its code in the compile cache. */
export async function measureColdStart({ postgres }: BenchDatabase, store: BenchStore): Promise<ColdStart> {
  const starts: Omit<ColdStart, "total" | "isFastEnough">[] = [];
  for (let time = 0; time < TIMES; time++) {
    await store.stopApi();
    const before = postgres?.cpuMs() ?? 0;
    const begun = performance.now();
    await store.startApi();
    const wall = performance.now() - begun;
    const database = (postgres?.cpuMs() ?? 0) - before;
    const { pid } = store.api;
    starts.push({ process: cpuSinceStartMs(pid), database, wall, resident: residentMb(pid) });
  }
  const process = median(starts.map((start) => start.process));
  const database = median(starts.map((start) => start.database));
  return {
    ...{ process, database, total: process + database, isFastEnough: process + database <= AT_MOST_MS },
    wall: median(starts.map((start) => start.wall)),
    resident: median(starts.map((start) => start.resident)),
  };
}

/** A table of one row. */
export function coldStartTable({ isFastEnough, resident, ...times }: ColdStart): string {
  const { process, database, total, wall } = times;
  const [ofAll, ...others] = [total, process, database, wall, resident].map((value) => value.toFixed(0));
  return [
    `The API's start with nothing changed, until it is ready; medians of ${TIMES}.`,
    "",
    "| CPU ms | at most | | process | database | wall ms | resident MB |",
    "|--:|--:|---|--:|--:|--:|--:|",
    `| ${[ofAll, AT_MOST_MS, isFastEnough ? "met" : "**missed**", ...others].join(" | ")} |`,
  ].join("\n");
}
