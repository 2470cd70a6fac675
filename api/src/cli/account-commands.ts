import { Email } from "@ligate/contract/common/email";
import { setPurchaseOrderLimit } from "../modules/ordering/index.ts";
import { type StaffCommand, UsageError } from "./command.ts";

const MAX_LIMIT = 100_000;

const limitPurchaseOrders: StaffCommand = {
  usage: "<email> <max>",
  summary: "sets how many unpaid purchase orders an account may have; 20 by default, 5 on its first day",
  positionalCount: 2,
  run: async ({ db }, { positionals: [address = "", typedMax = ""] }) => {
    const email = Email.safeParse(address);
    if (!email.success) throw new UsageError(`${address} is not a valid email address.`);
    const max = parseMax(typedMax);
    await db.transaction((tx) => setPurchaseOrderLimit(tx, email.data, max));
    return { messages: [`${email.data} may have ${max} unpaid purchase orders.`] };
  },
};

function parseMax(typed: string): number {
  const max = Number(typed);
  if (/^\d{1,6}$/.test(typed) && max <= MAX_LIMIT) return max;
  throw new UsageError(`<max> is a whole number from 0 to ${MAX_LIMIT}.`);
}

export const accountCommands = { "account:po-limit": limitPurchaseOrders };
