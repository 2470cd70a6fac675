import type { PressRound } from "./double-submit-round.ts";
import type { Outcome } from "./kill-round.ts";
import type { Row } from "./table.ts";

const PARTS = {
  cart: "A cart, by card or PayPal",
  opening: "A cart, by card or PayPal",
  half: "Half by card or PayPal, half by purchase order",
  invoice: "An invoice",
  "purchase order": "A purchase order alone",
};

/** Adds what a life of the API came to. */
export function addKilled(rows: Row[], outcomes: Outcome[], mismatches: string[]) {
  for (const { kind, start, seconds, findings } of outcomes) {
    const row = rowOf(rows, PARTS[kind.flow], kind.step);
    row.times++;
    row.seconds.push(seconds);
    row.starts.push(start);
    row.findings.push(...findings);
    row.mismatches.push(...mismatches);
  }
}

export function addPressed(rows: Row[], part: string, fault: string, { pressed, mismatches }: PressRound) {
  const row = rowOf(rows, part, fault);
  row.times += pressed.length;
  row.told.push(...pressed.map(({ told }) => told));
  row.seconds.push(...pressed.map(({ seconds }) => seconds));
  row.findings.push(...pressed.flatMap(({ findings }) => findings));
  row.mismatches.push(...mismatches);
}

function rowOf(rows: Row[], part: string, fault: string): Row {
  const known = rows.find((row) => row.part === part && row.fault === fault);
  if (known) return known;
  const made: Row = {
    part,
    fault,
    times: 0,
    told: [],
    seconds: [],
    starts: [],
    findings: [],
    mismatches: [],
  };
  rows.push(made);
  return made;
}
