import type { Browser, BrowserContextOptions } from "@playwright/test";
import { measure, type Visit } from "./measure.ts";
import { type Measured, medianOf } from "./report.ts";

export const ROUNDS = Number(process.env.ROUNDS || 9);
const WORKERS = Number(process.env.WORKERS || 2);
const VIEWPORT = { width: 1280, height: 800 };

/** An address that is visited in every round. */
export interface Task {
  page: string;
  variant: string;
  address: string;
  options?: BrowserContextOptions;
}

/** Visits everything once, so that each gateway has its pages and its code warm, then round by round. */
export async function visitAll(browser: Browser, tasks: Task[]): Promise<Measured[]> {
  const visits = new Map<Task, Visit[]>(tasks.map((task) => [task, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    const queue = [...tasks];
    const work = async () => {
      for (let task = queue.shift(); task; task = queue.shift()) {
        const visit = await measure(browser, task.address, { ...task.options, viewport: VIEWPORT });
        if (round > 0) visits.get(task)?.push(visit);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    console.log(round === 0 ? `${tasks.length} addresses are warm` : `Round ${round} of ${ROUNDS}`);
  }
  return tasks.map((task) => ({ ...task, ...medianOf(visits.get(task) ?? []) }));
}
