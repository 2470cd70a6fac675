import type { Wait } from "../rounds/bystanders.ts";
import type { DoubleSubmitResult } from "../rounds/double-submit-round.ts";
import type { KillRoundResult } from "../rounds/kill-round.ts";
import type { Row } from "./table.ts";

const PARTS = {
  cart: "A cart, by card or PayPal",
  opening: "A cart, by card or PayPal",
  half: "Half by card or PayPal, half by purchase order",
  invoice: "An invoice",
  "purchase order": "A purchase order alone",
};

/** Adds the outcomes of a kill round to the table. */
export function addKilled(rows: Row[], { outcomes, mismatches, wait }: KillRoundResult) {
  for (const { kind, start, seconds, findings } of outcomes) {
    const row = rowOf(rows, PARTS[kind.flow], kind.step);
    row.times++;
    row.seconds.push(seconds);
    row.starts.push(start);
    row.findings.push(...findings);
    row.mismatches.push(...mismatches);
    addWait(row, wait);
  }
}

/** Adds what another buyer met. */
function addWait(row: Row, wait: Wait | undefined) {
  if (!wait) return;
  row.waits.push(wait.seconds);
  row.mismatches.push(...wait.refusals.map((refusal) => `another buyer: ${refusal}`));
}

export function addSubmitted(
  rows: Row[],
  part: string,
  fault: string,
  { payments, mismatches }: DoubleSubmitResult,
) {
  const row = rowOf(rows, part, fault);
  row.times += payments.length;
  row.firstStatuses.push(...payments.map(({ firstStatus }) => firstStatus));
  row.seconds.push(...payments.map(({ seconds }) => seconds));
  row.findings.push(...payments.flatMap(({ findings }) => findings));
  row.mismatches.push(...mismatches);
}

function rowOf(rows: Row[], part: string, fault: string): Row {
  const known = rows.find((row) => row.part === part && row.fault === fault);
  if (known) return known;
  const made: Row = {
    part,
    fault,
    times: 0,
    firstStatuses: [],
    seconds: [],
    starts: [],
    waits: [],
    findings: [],
    mismatches: [],
  };
  rows.push(made);
  return made;
}
