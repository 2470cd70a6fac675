import { Email } from "@ligate/contract/common/email";
import { removeLostSecondFactor } from "../modules/identity/index.ts";
import { setPurchaseOrderLimit } from "../modules/ordering/index.ts";
import { type StaffCommand, UsageError } from "./command.ts";

const MAX_LIMIT = 100_000;

const limitPurchaseOrders: StaffCommand = {
  usage: "<email> <max>",
  summary: "sets how many unpaid purchase orders an account may have; 20 by default, 5 on its first day",
  positionalCount: 2,
  run: async ({ db }, { positionals: [address = "", typedMax = ""] }) => {
    const email = parseEmail(address);
    const max = parseMax(typedMax);
    await db.transaction((tx) => setPurchaseOrderLimit(tx, email, max));
    return { messages: [`${email} may have ${max} unpaid purchase orders.`] };
  },
};

const removeSecondFactor: StaffCommand = {
  usage: "<email>",
  summary: "removes the second factor of a customer who has lost it and has proved to be the customer",
  positionalCount: 1,
  run: async ({ db, actor, publicUrl, log }, { positionals: [address = ""] }) => {
    const email = parseEmail(address);
    await db.transaction((tx) => removeLostSecondFactor(tx, { email, actor, publicUrl, log }));
    return {
      messages: [`${email} can now log in with the password alone. The customer is notified by e-mail.`],
    };
  },
};

function parseEmail(typed: string): string {
  const email = Email.safeParse(typed);
  if (!email.success) throw new UsageError(`${typed} is not a valid email address.`);
  return email.data;
}

function parseMax(typed: string): number {
  const max = Number(typed);
  if (/^\d{1,6}$/.test(typed) && max <= MAX_LIMIT) return max;
  throw new UsageError(`<max> is a whole number from 0 to ${MAX_LIMIT}.`);
}

export const accountCommands = {
  "account:po-limit": limitPurchaseOrders,
  "account:remove-second-factor": removeSecondFactor,
};
