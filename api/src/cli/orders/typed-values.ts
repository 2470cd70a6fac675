import { requiredLine } from "@ligate/contract/common/text-schemas";
import { z } from "zod";
import { Price } from "../../content-files/read-csv.ts";
import { parseOption, UsageError } from "../command.ts";

/** An amount in dollars, such as `1204.50` or `$1204.50`, in cents. @throws UsageError */
export function parseAmount(typed: string): number {
  const cents = Price.safeParse(typed.replace(/^\$/, ""));
  if (cents.success) return cents.data;
  throw new UsageError(`${typed} is not an amount in dollars, such as 1204.50.`);
}

/** The day of an option, not in the future; today if it was not typed. @throws UsageError */
export function parseDay(name: string, typed: string | undefined): string {
  const today = new Date().toISOString().slice(0, 10);
  const day = typed === undefined ? today : parseOption(z.iso.date("is a day, YYYY-MM-DD"), name, typed);
  if (day > today) throw new UsageError(`--${name}: ${day} is in the future.`);
  return day;
}

const Reference = requiredLine("The reference", 100);

/** The text of a required option, such as a number that a bank or a carrier gives. @throws UsageError */
export const parseReference = (name: string, typed = ""): string => parseOption(Reference, name, typed);
