import type { Measured } from "../measure/bench.ts";
import type { Yardstick } from "../scenarios/scenario.ts";

/** A scenario's CPU time beside that of the bare server. */
export interface Ratio {
  of: Yardstick;
  value: number;
  /** Undefined where no ratio binds. */
  atMost?: number;
  isMet: boolean;
}

export const totalOf = ({ cpu }: Measured): number => cpu.process + cpu.database;

/** The ratio that binds a scenario, or else that to the bare select by key. */
export function ratioOf(one: Measured, all: Measured[]): Ratio | undefined {
  const { aim } = one.scenario;
  const of = aim?.of ?? "bare, by key";
  const yardstick = all.find(({ scenario }) => scenario.name === of);
  if (!yardstick) return undefined;
  const value = totalOf(one) / totalOf(yardstick);
  return { of, value, ...(aim && { atMost: aim.atMost }), isMet: !aim || value <= aim.atMost };
}

/** The names of scenarios whose ratio is too high. */
export const missed = (all: Measured[]): string[] =>
  all.filter((one) => ratioOf(one, all)?.isMet === false).map(({ scenario }) => scenario.name);
