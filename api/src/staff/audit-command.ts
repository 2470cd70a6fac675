import { auditMoney } from "../payments/audit-money.ts";
import type { StaffCommand } from "./command.ts";

export const auditCommand: StaffCommand = {
  usage: "",
  summary: "compares orders, captures and the ledger; ends with 1 where they differ",
  words: 0,
  run: async ({ db }) => {
    const { mismatches, orders, captures } = await auditMoney(db);
    const looked = `${orders} orders and ${captures} captures were compared with the ledger`;
    if (mismatches.length === 0) return { says: [`${looked}: they agree.`] };
    const rows = mismatches.map(({ order, mismatch }) => ({ order, mismatch }));
    return { rows, says: [`${looked}: ${mismatches.length} mismatches.`], isWrong: true };
  },
};
