import { availableParallelism } from "node:os";
import { PAYMENT_VIOLATIONS, REFUND_VIOLATIONS } from "../invariants/findings.ts";
import type { LastPieces } from "../rounds/last-pieces-round.ts";
import {
  HEAD,
  KILLED,
  LAST_PIECES,
  MISBEHAVED,
  NOTES,
  REFUNDED,
  RESTARTED,
  RUN_AGAIN,
} from "./explanations.ts";
import { type Columns, type Row, tableOf } from "./table.ts";

/** The rows of each part of the document. */
export interface Measured {
  killed: Row[];
  refunded: Row[];
  restarted: Row[];
  misbehaved: Row[];
  lastPieces: LastPieces;
}

interface Run {
  times: number;
  minutes: number;
  stacks: number;
}

/** Renders docs/money-faults.md from the measurements. */
export function documentOf(measured: Measured, { times, minutes, stacks }: Run): string {
  const payments = (clock: string) => ({ violations: PAYMENT_VIOLATIONS, clock });
  return [
    ...HEAD,
    `This run: ${times} times each kind, in ${minutes.toFixed(1)} minutes, ${stacks} concurrent stores on`,
    `${availableParallelism()} cores. Times are median · longest.`,
    ...RUN_AGAIN,
    ...KILLED,
    ...partsOf(measured.killed, payments("converged")),
    ...REFUNDED,
    ...partsOf(measured.refunded, { violations: REFUND_VIOLATIONS, clock: "completed" }),
    ...RESTARTED,
    ...partsOf(measured.restarted, payments("converged")),
    ...LAST_PIECES,
    ...lastPiecesTable(measured.lastPieces),
    ...MISBEHAVED,
    ...partsOf(measured.misbehaved, payments("paid")),
    ...NOTES,
  ].join("\n");
}

function partsOf(rows: Row[], columns: Columns): string[] {
  const names = [...new Set(rows.map(({ part }) => part))];
  return names.flatMap((name) => [
    `### ${name}`,
    "",
    tableOf(
      rows.filter(({ part }) => part === name),
      columns,
    ),
    "",
  ]);
}

function lastPiecesTable(found: LastPieces): string[] {
  const { buyers, ready, madeToOrder, warned, deadlocks, seconds, lockWait, problems } = found;
  const cells = {
    buyers,
    "promised from stock": ready,
    "promised to be made": madeToOrder,
    "told before paying": warned,
    deadlocks,
    "longest wait for a lock (s)": lockWait.toFixed(2),
    "longest payment (s)": seconds.toFixed(2),
    problems: problems.length,
  };
  const line = (row: unknown[]) => `| ${row.join(" | ")} |`;
  const head = Object.keys(cells);
  return [line(head), line(head.map(() => "---")), line(Object.values(cells)), ""];
}
