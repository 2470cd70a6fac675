/** A duration: wall-clock time, and CPU time of this process. */
export interface Timed<T> {
  ms: number;
  cpuMs: number;
  value: T;
}

export async function timed<T>(run: () => Promise<T>): Promise<Timed<T>> {
  const begun = performance.now();
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return { ms: performance.now() - begun, cpuMs: (user + system) / 1000, value };
}

/** A table row: count, p50, p99 and maximum in ms, and p50 of the CPU time. */
export function report(name: string, answers: Timed<unknown>[]): string {
  const at = (times: number[], share: number) => {
    const sorted = times.toSorted((a, b) => a - b);
    return (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1);
  };
  const ms = answers.map((answer) => answer.ms);
  const cpu = answers.map(({ cpuMs }) => cpuMs);
  return `| ${[name, ms.length, at(ms, 0.5), at(ms, 0.99), at(ms, 1), at(cpu, 0.5)].join(" | ")} |`;
}
