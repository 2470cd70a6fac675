import type { FastifyInstance } from "fastify";
import { runCommand } from "../cli/run-command.ts";

/** Staff commands of a store with PayPal, such as `staff("order:show", "1234")`. */
export function staffCommands(app: () => FastifyInstance) {
  const staff = (...args: string[]) => {
    const { db, settings, payments } = app();
    const publicUrl = `http://localhost:${settings.PORT}`;
    const paypal = payments.paypal;
    return runCommand({ db, publicUrl, folder: "/", actor: "grace", paypal, settings }, args);
  };
  return {
    staff,
    /** The first sentence that a command prints. */
    async says(...args: string[]) {
      const { report, problem } = await staff(...args);
      return problem ?? report?.messages?.[0];
    },
    /** The findings of `audit --paypal`. */
    async findMismatches(since = "7") {
      const { report } = await staff("audit", "--paypal", since);
      return report?.rows?.map(({ mismatch }) => String(mismatch)) ?? [];
    },
  };
}
