import { formatTable, median } from "../figures.ts";

type Violation =
  | "taken twice"
  | "taken without an order"
  | "order without its payment"
  | "promised twice"
  | "cart lost"
  | "reported wrongly"
  | "not finished"
  | "paid back twice"
  | "paid back without an entry"
  | "entry without its money";

/** A line about a violated invariant. */
export type Finding = string;

export const finding = (violation: Violation, details: unknown): Finding =>
  `${violation}: ${JSON.stringify(details)}`;

/** The result of one payment or refund that met a fault. */
export interface Outcome {
  /** The kind of payment or refund. */
  part: string;
  fault: string;
  /** Seconds from the fault until the payment or refund was complete or released. */
  seconds: number;
  /** Seconds until the killed process, or PostgreSQL, was ready again. */
  restart?: number | undefined;
  /** Status of the first response; 0 if the connection was lost. */
  firstStatus: number;
  findings: Finding[];
}

export interface RoundResult {
  outcomes: Outcome[];
  /** Of the whole store and of other buyers; they count for each fault of the round. */
  findings: Finding[];
  /** The longest time for which a buyer has waited whose process did not meet the fault. */
  othersWaited?: number | undefined;
}

/** The results of one fault in all rounds. */
interface Row {
  outcomes: Outcome[];
  findings: Finding[];
  waits: number[];
}

/** Collects the results of all rounds. */
export class Report {
  readonly #rows = new Map<string, Row>();
  readonly #findings: Finding[] = [];

  add({ outcomes, findings, othersWaited }: RoundResult) {
    const groups = Object.entries(Object.groupBy(outcomes, ({ part, fault }) => `${part}, ${fault}`));
    for (const [name, group = []] of groups) {
      const row = this.#rows.get(name) ?? { outcomes: [], findings: [], waits: [] };
      row.outcomes.push(...group);
      row.findings.push(...group.flatMap((outcome) => outcome.findings), ...findings);
      if (othersWaited !== undefined) row.waits.push(othersWaited);
      this.#rows.set(name, row);
    }
  }

  addFindings(findings: Finding[]) {
    this.#findings.push(...findings);
  }

  /** A row for each fault. Times are median and maximum, in seconds. */
  table(): string {
    const rows = [...this.#rows].map(([name, { outcomes, findings, waits }]) => [
      ...[name, outcomes.length, findings.length],
      waits.length > 0 ? Math.max(...waits).toFixed(1) : "",
      formatTimes(outcomes.flatMap(({ restart }) => restart ?? [])),
      formatTimes(outcomes.map(({ seconds }) => seconds)),
      formatStatuses(outcomes.map(({ firstStatus }) => firstStatus)),
    ]);
    const head = ["fault", "times", "problems", "others waited", "served again", "complete", "first status"];
    return formatTable(head, rows);
  }

  problems(): string[] {
    const ofRows = [...this.#rows].flatMap(([name, { findings }]) =>
      findings.map((finding) => `${name} | ${finding}`),
    );
    return [...ofRows, ...this.#findings];
  }
}

const formatTimes = (seconds: number[]) =>
  seconds.length === 0 ? "" : `${median(seconds).toFixed(1)} · ${Math.max(...seconds).toFixed(1)}`;

/** Counts per status, such as `20 × 200`. */
function formatStatuses(statuses: number[]): string {
  const groups = Object.entries(Object.groupBy(statuses, (status) => status));
  return groups.map(([status, group]) => `${group?.length} × ${status}`).join(", ");
}
