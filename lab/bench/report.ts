import { type Cell, formatTable } from "../figures.ts";

/** All aims of the benchmarks, by command. Figures may not exceed them, except where it says "at least". */
export const AIMS = {
  /** CPU time, as a multiple of the bare server's for the same kind of statement. */
  api: { list: 2, detail: 2, readCart: 5, addToCart: 15, checkout: 180, checkoutStatements: 50 },
  cold: { startCpuMs: 1_200, memoryMb: 600 },
  /** The last size : the first. The CPU time of one request differs by this factor on a quiet machine. */
  growth: 1.25,
  /** `cachedPerSecond`: at least, as information. */
  server: { freshCpuMs: 3, staleCpuMs: 3, cachedCpuMs: 0.09, cachedPerSecond: 4_000 },
  /** Federation : one bundle of the same sources, as information. */
  pages: { lcpToBrowserBundle: 0.5, lcp: 1.1, click: 1.1, scripts: 1.25, privateLcp: 1.15 },
  /** Bytes of scripts that a return visit loads after a deploy. */
  deploys: { median: 2_000, max: 10_000 },
  /** Scores out of 100, at least. */
  lighthouse: { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 },
  /** `p99`: a multiple of that at 80 % of the capacity. */
  overload: { p99: 3, refusalMs: 50, readyzMs: 100, recoverySeconds: 5, webhooksRefused: 0 },
};

/** A figure beside its aim. */
export interface Row {
  what: string;
  /** Other figures, which have no aim. */
  cells?: Cell[];
  measured: number;
  atMost?: number | undefined;
  atLeast?: number;
  /** Whether the exit code ignores the aim. */
  isInformation?: boolean;
}

/**
 * Prints figures beside their aims, and sets the exit code to 1 if one is missed.
 * @param head titles of the first column and of the other figures, and of what is measured
 * @param digits decimals of what is measured
 */
export function report(head: string[], rows: Row[], digits = 2): void {
  const lines = rows.map((row) => {
    const limit = row.atLeast === undefined ? row.atMost : `≥ ${row.atLeast}`;
    return [row.what, ...(row.cells ?? []), row.measured.toFixed(digits), limit, judge(row)];
  });
  console.log(formatTable([...head, "aim", ""], lines));
  const missed = rows.filter((row) => !row.isInformation && judge(row) === "missed");
  if (missed.length === 0) return;
  console.error(`Missed: ${missed.map(({ what }) => what).join("; ")}`);
  process.exitCode = 1;
}

function judge({ measured, atMost, atLeast }: Row): "" | "met" | "missed" {
  if (atMost === undefined && atLeast === undefined) return "";
  return measured <= (atMost ?? Infinity) && measured >= (atLeast ?? -Infinity) ? "met" : "missed";
}
