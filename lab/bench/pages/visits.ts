import type { Browser, BrowserContextOptions } from "@playwright/test";
import { inParallel } from "../../in-parallel.ts";
import { measure, type Visit } from "./measure.ts";
import { formatVisits, type Measured, takeMedians } from "./report.ts";

const ROUNDS = Number(process.env.ROUNDS || 9);
const WORKERS = Number(process.env.WORKERS || 1);
const VIEWPORT = { width: 1280, height: 800 };

/** An address to visit in every round. */
export interface Task {
  page: string;
  variant: string;
  /** Tasks with the same value take turns; the page by default. */
  turns?: string;
  address: string;
  options?: BrowserContextOptions;
}

/**
 * Visits page after page: each variant once to warm up its gateway, then all variants in turns, round by round. Prints the
 * medians of each page, so that an interrupted run keeps its results.
 */
export async function visitAll(browser: Browser, tasks: Task[]): Promise<Measured[]> {
  const measured: Measured[] = [];
  const getTurns = ({ turns, page }: Task) => turns ?? page;
  for (const turns of new Set(tasks.map(getTurns))) {
    const variants = tasks.filter((task) => getTurns(task) === turns);
    const visited = await visitVariants(browser, variants);
    console.log(formatVisits(visited));
    measured.push(...visited);
  }
  return measured;
}

async function visitVariants(browser: Browser, variants: Task[]): Promise<Measured[]> {
  const visits = new Map<Task, Visit[]>(variants.map((task) => [task, []]));
  const visit = ({ address, options }: Task, slowly: boolean) =>
    measure(browser, address, { ...options, viewport: VIEWPORT }, slowly);

  await inParallel(variants, WORKERS, (task) => visit(task, false));
  const rounds = Array.from({ length: ROUNDS }, () => variants).flat();
  await inParallel(rounds, WORKERS, async (task) => visits.get(task)?.push(await visit(task, true)));
  return variants.map((task) => ({ ...task, ...takeMedians(visits.get(task) ?? []) }));
}
