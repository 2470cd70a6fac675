import { auditCommand } from "./audit-command.ts";
import type { StaffCommand } from "./command.ts";
import { contentCommands } from "./content-commands.ts";
import { geneCommands } from "./gene-commands.ts";
import { messageCommands } from "./messages/message-commands.ts";
import { quoteRequestCommands } from "./messages/quote-request-commands.ts";
import { orderCommands } from "./order-commands.ts";
import { purchaseOrderCommands } from "./purchase-order-command.ts";
import { quoteCommands } from "./quote-commands.ts";

/** All staff commands, by name. */
export const COMMANDS: Readonly<Record<string, StaffCommand>> = {
  ...orderCommands,
  ...purchaseOrderCommands,
  ...quoteCommands,
  ...messageCommands,
  ...quoteRequestCommands,
  ...contentCommands,
  ...geneCommands,
  audit: auditCommand,
};

export function usagePage(): string {
  const entries = Object.entries(COMMANDS).map(([name, { usage, summary }]) => ({
    call: `  ${name} ${usage}`.trimEnd(),
    summary,
  }));
  return [
    "pnpm staff <command>    runs in the API process that uses DATA_DIR, or on its database if none runs",
    "",
    ...entries.flatMap(({ call, summary }) => [call, `      ${summary}`]),
    "",
    "  --json    prints JSON for scripts: { rows, says }",
  ].join("\n");
}
