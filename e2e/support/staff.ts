import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const SCRIPT = resolve(import.meta.dirname, "../../api/src/staff.ts");

/** The output of `pnpm staff … --json`. */
interface Report {
  rows: Record<string, string | number | null>[];
  says: string[];
}

/**
 * Runs a staff command on the tests' store, whose data are in DATA_DIR.
 * @throws with the command's error message
 */
export async function staff(...args: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...args, "--json"]);
  return JSON.parse(stdout) as Report;
}

/** @returns the number of a customer's order @throws if the customer does not have exactly one */
export async function findOrderNumber(email: string): Promise<string> {
  const { rows } = await staff("orders:list");
  const numbers = rows.filter(({ customer }) => customer === email).map(({ number }) => String(number));
  if (numbers.length !== 1) throw new Error(`${email} has ${numbers.length} orders.`);
  return String(numbers[0]);
}

/** Makes an order ready for delivery. */
export async function makeReady(order: string): Promise<void> {
  await staff("orders:move", order, "in-progress");
  await staff("orders:move", order, "ready-for-delivery");
}

/** Makes an order ready for delivery, ships it, and issues its invoice. */
export async function issueInvoice(order: string): Promise<void> {
  await makeReady(order);
  await staff("orders:ship", order, "--carrier", "fedex", "--tracking", "770123456789", "--dry-ice", "2.5");
  await staff("invoices:issue", order);
}
