import type { Wait } from "../rounds/bystanders.ts";
import type { DoubleSubmitResult } from "../rounds/double-submit-round.ts";
import type { KillRoundResult } from "../rounds/kill-round.ts";
import type { RefundRoundResult } from "../rounds/refund-round.ts";
import type { RestartMode, RestartResult } from "../rounds/restart-round.ts";
import type { Row } from "./table.ts";

const PARTS = {
  cart: "A cart, by card or PayPal",
  opening: "A cart, by card or PayPal",
  half: "Half by card or PayPal, half by purchase order",
  invoice: "An invoice",
  "purchase order": "A purchase order alone",
  reviewed: "A payment that PayPal reviews",
  completed: "The end of a review: completed",
  denied: "The end of a review: denied",
};

const FROZEN = "A process stops (SIGSTOP) for four seconds, and holds what it has locked";

/** Adds the outcomes of a kill round to the table. */
export function addKilled(rows: Row[], { outcomes, mismatches, wait }: KillRoundResult) {
  for (const { kind, start, seconds, findings } of outcomes) {
    const row = kind.isFrozen
      ? rowOf(rows, FROZEN, `${PARTS[kind.flow]}, ${kind.step}`)
      : rowOf(rows, PARTS[kind.flow], kind.step);
    row.times++;
    row.seconds.push(seconds);
    row.starts.push(start);
    row.findings.push(...findings);
    row.mismatches.push(...mismatches);
    addWait(row, wait);
  }
}

const COMMANDS = { refund: "A refund by staff", cancel: "A cancellation by staff" };

/** Adds the outcomes of a round with refunds to the table. */
export function addRefunded(rows: Row[], { outcomes, mismatches, wait }: RefundRoundResult) {
  for (const { command, step, start, seconds, findings } of outcomes) {
    const row = rowOf(rows, COMMANDS[command], step);
    row.times++;
    row.seconds.push(seconds);
    row.starts.push(start);
    row.findings.push(...findings);
    row.mismatches.push(...mismatches);
    addWait(row, wait);
  }
}

/** Adds the outcomes of a restart of PostgreSQL to the table; a row is a way to pay. */
export function addRestarted(rows: Row[], mode: RestartMode, result: RestartResult) {
  const { outcomes, mismatches, wait, down } = result;
  for (const { flow, firstStatus, seconds, findings } of outcomes) {
    const row = rowOf(rows, RESTARTS[mode], PARTS[flow]);
    row.times++;
    row.seconds.push(seconds);
    row.starts.push(down);
    row.firstStatuses.push(firstStatus);
    row.findings.push(...findings);
    row.mismatches.push(...mismatches);
    addWait(row, wait);
  }
}

const RESTARTS = {
  immediate: "At once, as in a crash (`pg_ctl -m immediate`)",
  fast: "With open transactions rolled back (`pg_ctl -m fast`)",
};

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
