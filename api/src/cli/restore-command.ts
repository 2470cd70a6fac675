import { holdEmails } from "../jobs/unsent-emails.ts";
import { finishOpenPayments, remindOfInvoices } from "../modules/ordering/index.ts";
import { type StaffCommand, UsageError } from "./command.ts";
import { paymentContext } from "./orders/payment-commands.ts";

/**
 * Prepares a database that was restored from a backup for its first start: does now what the store would do and mail at its
 * start, and holds all mails, because the store may have sent them after the backup.
 */
export const restoreCommand: StaffCommand = {
  usage: "",
  summary:
    "prepares a restored database before the store starts: finishes the payments and refunds that it has begun, and holds all mails that were not sent when the backup was made",
  positionalCount: 0,
  run: async (shop) => {
    if (shop.log) throw new UsageError("Stop the store first: it sends the mails of its database.");
    const open = shop.paypal ? await finishOpenPayments(paymentContext(shop)) : 0;
    await remindOfInvoices(shop.db, shop.publicUrl);
    const held = await holdEmails(shop.db);
    return {
      messages: [
        `${held === 1 ? "1 mail is" : `${held} mails are`} held: see mails:list, then mails:retry or mails:discard.`,
        ...(open > 0
          ? [`PayPal has not decided ${open} payments and refunds yet; the store keeps asking.`]
          : []),
        "Next: audit --paypal with the time of the backup lists what was paid and paid back since.",
      ],
    };
  },
};
