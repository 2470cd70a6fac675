import type { Browser, BrowserContextOptions } from "@playwright/test";
import { measure, type Visit } from "./measure.ts";
import { type Measured, medianOf } from "./report.ts";

const ROUNDS = Number(process.env.ROUNDS || 9);
const WORKERS = Number(process.env.WORKERS || 2);
const VIEWPORT = { width: 1280, height: 800 };

/** An address that is visited in every round. */
export interface Task {
  page: string;
  variant: string;
  address: string;
  options?: BrowserContextOptions;
}

/**
 * Visits everything once, so that each gateway has its pages and its code warm, then round by round.
 * @param onRound is told the medians so far
 */
export async function visitAll(
  browser: Browser,
  tasks: Task[],
  onRound: (measured: Measured[], rounds: number) => void,
): Promise<void> {
  const visits = new Map<Task, Visit[]>(tasks.map((task) => [task, []]));
  const visit = ({ address, options }: Task, slowly: boolean) =>
    measure(browser, address, { ...options, viewport: VIEWPORT }, slowly);

  await together(tasks, (task) => visit(task, false));
  for (let round = 1; round <= ROUNDS; round++) {
    await together(tasks, async (task) => visits.get(task)?.push(await visit(task, true)));
    const measured = tasks.map((task) => ({ ...task, ...medianOf(visits.get(task) ?? []) }));
    onRound(measured, round);
  }
}

/** Some at a time, in their order. */
async function together(tasks: Task[], work: (task: Task) => Promise<unknown>): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await work(task);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
}
