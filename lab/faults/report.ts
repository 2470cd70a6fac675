import { formatTable, median } from "../figures.ts";
import type { Finding } from "./invariants/check-invariants.ts";
import type { LastPieces } from "./rounds/last-pieces-round.ts";
import type { Wait } from "./rounds/other-buyer.ts";

/** Longest time for a request of another buyer, and for a payment of the last pieces. */
const OTHERS_WAIT_AT_MOST_S = 2;

/** The result of one payment or refund that met a fault. */
export interface Outcome {
  /** The kind of payment or refund. */
  part: string;
  fault: string;
  /** Seconds from the fault until the payment or refund was complete or released. */
  seconds: number;
  /** Seconds until the killed process, or PostgreSQL, was ready again. */
  restart?: number;
  /** Status of the first response; 0 if the connection was lost. */
  firstStatus?: number;
  findings: Finding[];
}

export interface RoundResult {
  outcomes: Outcome[];
  /** Mismatches that the store's audit has found. */
  mismatches: string[];
  /** The experience of a buyer whose process did not meet the fault. */
  wait?: Wait | undefined;
  /** The limit of `seconds`, if there is one. */
  withinS?: number;
}

/** The results of one fault in all rounds. */
interface Row {
  outcomes: Outcome[];
  problems: string[];
  waits: number[];
}

/** Collects the results of all rounds. */
export class Report {
  readonly #rows = new Map<string, Row>();
  readonly #problems: string[] = [];

  add({ outcomes, mismatches, wait, withinS = Infinity }: RoundResult) {
    for (const outcome of outcomes) {
      const name = `${outcome.part}, ${outcome.fault}`;
      const row = this.#rows.get(name) ?? { outcomes: [], problems: [], waits: [] };
      row.outcomes.push(outcome);
      row.problems.push(
        ...outcome.findings.map(({ violation, details }) => `${violation}: ${details}`),
        ...mismatches.map((mismatch) => `audit: ${mismatch}`),
        ...(wait?.refusals ?? []).map((refusal) => `another buyer: ${refusal}`),
        ...(outcome.seconds > withinS ? [`took ${outcome.seconds} s`] : []),
      );
      if (wait) {
        row.waits.push(wait.seconds);
        if (wait.seconds > OTHERS_WAIT_AT_MOST_S) row.problems.push(`another buyer waited ${wait.seconds} s`);
      }
      this.#rows.set(name, row);
    }
  }

  addProblems(problems: string[]) {
    this.#problems.push(...problems);
  }

  /** @returns a table of one row */
  addLastPieces({ problems, ...found }: LastPieces): string {
    const { buyers, pieces, promised, madeToOrder, deadlocks, slowestPayment } = found;
    const isRight = promised === pieces && madeToOrder === buyers - pieces && deadlocks === 0;
    const isFast = slowestPayment <= OTHERS_WAIT_AT_MOST_S;
    this.addProblems([...problems, ...(isRight && isFast ? [] : [`last pieces: ${JSON.stringify(found)}`])]);
    return formatTable(Object.keys(found), [Object.values(found).map((value) => Number(value.toFixed(2)))]);
  }

  /** A row for each fault. Times are median and maximum, in seconds. */
  table(): string {
    const rows = [...this.#rows].map(([name, { outcomes, problems, waits }]) => [
      ...[name, outcomes.length, problems.length],
      waits.length > 0 ? Math.max(...waits).toFixed(1) : "",
      formatTimes(outcomes.flatMap(({ restart }) => restart ?? [])),
      formatTimes(outcomes.map(({ seconds }) => seconds)),
      formatStatuses(outcomes.flatMap(({ firstStatus }) => firstStatus ?? [])),
    ]);
    const head = ["fault", "times", "problems", "others waited", "served again", "complete", "first status"];
    return formatTable(head, rows);
  }

  problems(): string[] {
    const ofRows = [...this.#rows].flatMap(([name, { problems }]) =>
      problems.map((problem) => `${name} | ${problem}`),
    );
    return [...ofRows, ...this.#problems];
  }
}

const formatTimes = (seconds: number[]) =>
  seconds.length === 0 ? "" : `${median(seconds).toFixed(1)} · ${Math.max(...seconds).toFixed(1)}`;

/** Counts per status, such as `20 × 200`. */
function formatStatuses(statuses: number[]): string {
  const groups = Object.entries(Object.groupBy(statuses, (status) => status));
  return groups.map(([status, group]) => `${group?.length} × ${status}`).join(", ");
}
