import { availableParallelism } from "node:os";
import { type Row, tableOf } from "./table.ts";

interface Run {
  times: number;
  minutes: number;
}

const AFTER_START = "converged";
const AFTER_PRESS = "paid";

/** docs/money-faults.md, of what was measured. */
export function documentOf(killed: Row[], misbehaved: Row[], { times, minutes }: Run): string {
  const part = (rows: Row[], clock: string) =>
    [...new Set(rows.map((row) => row.part))].flatMap((name) => [
      `### ${name}`,
      "",
      tableOf(
        rows.filter((row) => row.part === name),
        clock,
      ),
      "",
    ]);
  return [
    ...HEAD,
    `This run: ${times} times each kind, in ${minutes.toFixed(1)} minutes, three stores beside one another on`,
    `${availableParallelism()} cores. Times are median · longest.`,
    "",
    "```sh",
    "npm run pnpm -- run faults        # TIMES=2 for a short one",
    "```",
    "",
    ...KILLED,
    ...part(killed, AFTER_START),
    ...MISBEHAVED,
    ...part(misbehaved, AFTER_PRESS),
    ...NOTES,
  ].join("\n");
}

const HEAD = [
  "# Faults of the money path",
  "",
  "Written by `pnpm faults` (api/fault-injection). Each store in it is the real API as a process, on a PostgreSQL of its own,",
  "with the sandbox's PayPal in another process; what goes between them is passed on by the command, which reads along",
  "and stops it at the step that is named. Nothing in the API knows of it.",
  "",
];
const KILLED = [
  "## The API is killed (SIGKILL)",
  "",
  "At each kill the customers of a table stand each at a step of their own. After the restart nobody presses anything",
  "until all that was claimed is finished; then PayPal's own ledger is compared with orders, payments and ledger, every",
  "customer presses the button again, all is compared once more, and `staff audit` runs. `between two statements` goes",
  "through the transaction, another pair each time. Columns count what must be 0: money **taken twice** for one press;",
  "money **taken without an order**; an **order without its payment**; **not finished**: by itself what was claimed,",
  "after one more press the rest, as exactly one order with one mail. Times count from the start of the new process, and",
  "10 s are allowed from there; a busy machine spends most of them until the process serves.",
  "",
];
const MISBEHAVED = [
  "## PayPal and its webhooks misbehave",
  "",
  "As many customers pay at the same time: a third each a cart, the half beside a purchase order, and an invoice. Who is",
  "told that it did not work presses again after a second. `first told` is the answer to the first press; 502 says",
  "whether to press again or to wait. Times count from the first press.",
  "",
];
const NOTES = [
  "## How it holds",
  "",
  "- A capture is claimed with a lease of 5 s that its worker renews every second; a lease that lapsed is anybody's.",
  "  Every holder is drawn anew: one that was overtaken can still book what PayPal has really taken, and undoes nothing.",
  "- The reconciler looks every second, and at the start of a process at everything, at all of it at the same time.",
  "- PayPal's create and capture carry request ids that were stored before: repeated, they get the first answer.",
  "- A webhook is a hint to ask at once, and only where PayPal confirms that it sent it; amounts are never read from it.",
  "",
];
