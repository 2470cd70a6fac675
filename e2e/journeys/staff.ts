import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const SCRIPT = resolve(import.meta.dirname, "../../scripts/staff.ts");

/** What a command of staff found or did: `pnpm staff … --json`. */
interface Report {
  rows: Record<string, string | number | null>[];
  says: string[];
}

/**
 * Runs a command of staff beside the store of these journeys, whose data lies in DATA_DIR.
 * @throws with the sentence that staff would read, where it is refused
 */
export async function staff(...args: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args, "--json"]);
  return JSON.parse(stdout) as Report;
}

/** The number of a customer's only order. */
export async function orderOf(email: string): Promise<string> {
  const { rows } = await staff("orders:list");
  const numbers = rows.filter(({ customer }) => customer === email).map(({ number }) => String(number));
  if (numbers.length !== 1) throw new Error(`${email} has ${numbers.length} orders.`);
  return String(numbers[0]);
}

/** Works an order off, and bills what was not paid with it. */
export async function invoice(order: string): Promise<void> {
  await staff("orders:move", order, "in-progress");
  await staff("orders:move", order, "ready-for-delivery");
  await staff("invoices:issue", order);
}
