import { setTimeout } from "node:timers/promises";
import { median } from "../measure/closed-loop.ts";
import { cpuSinceStartMs, residentMb } from "../measure/processes.ts";
import type { BenchDatabase } from "../store/database.ts";
import type { BenchStore } from "../store/open-store.ts";

const TIMES = 5;
/** CPU time until the API is ready. */
const AT_MOST_MS = 1_000;
/** In which the process does what it has put off until it is ready. */
const AFTERWARDS_S = 5;

/** Medians of several starts, in milliseconds. */
export interface ColdStart {
  process: number;
  database: number;
  total: number;
  wall: number;
  /** CPU time of the process in the seconds after it is ready. */
  afterwards: number;
  /** MB in the end. */
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
    const used = cpuSinceStartMs(pid);
    await setTimeout(AFTERWARDS_S * 1000);
    const afterwards = cpuSinceStartMs(pid) - used;
    starts.push({ process: used, database, wall, afterwards, resident: residentMb(pid) });
  }
  const process = median(starts.map((start) => start.process));
  const database = median(starts.map((start) => start.database));
  return {
    ...{ process, database, total: process + database, isFastEnough: process + database <= AT_MOST_MS },
    wall: median(starts.map((start) => start.wall)),
    afterwards: median(starts.map((start) => start.afterwards)),
    resident: median(starts.map((start) => start.resident)),
  };
}

/** A table of one row. */
export function coldStartTable({ isFastEnough, resident, ...times }: ColdStart): string {
  const { process, database, total, wall, afterwards } = times;
  const [ofAll, ...others] = [total, process, database, wall, afterwards, resident].map((value) =>
    value.toFixed(0),
  );
  return [
    `The API's start with nothing changed, until it is ready; medians of ${TIMES}.`,
    "",
    `| CPU ms | at most | | process | database | wall ms | CPU ms in the next ${AFTERWARDS_S} s | resident MB |`,
    "|--:|--:|---|--:|--:|--:|--:|--:|",
    `| ${[ofAll, AT_MOST_MS, isFastEnough ? "met" : "**missed**", ...others].join(" | ")} |`,
  ].join("\n");
}
