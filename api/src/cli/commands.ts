import { accountCommands } from "./account-commands.ts";
import { auditCommand } from "./audit-command.ts";
import type { StaffCommand } from "./command.ts";
import { contentCommands } from "./content-commands.ts";
import { geneCommands } from "./gene-commands.ts";
import { guideCommands } from "./guide-commands.ts";
import { messageCommands, quoteRequestCommands } from "./messages/message-commands.ts";
import { fileCommands } from "./orders/files-command.ts";
import { orderCommands } from "./orders/order-commands.ts";
import { packingListCommand } from "./orders/packing-list-command.ts";
import { purchaseOrderCommands } from "./orders/purchase-order-command.ts";
import { refundCommands } from "./orders/refund-commands.ts";
import { screeningCommands } from "./orders/screening-commands.ts";
import { showOrderCommand } from "./orders/show-order-command.ts";
import { partCommands } from "./part-commands.ts";
import { quoteCommands } from "./quotes/quote-commands.ts";
import { securityEventsCommand } from "./security-events-command.ts";
import { stockCommands } from "./stock-commands.ts";

/** All staff commands, by name. */
export const COMMANDS: Readonly<Record<string, StaffCommand>> = {
  ...orderCommands,
  "order:show": showOrderCommand,
  ...screeningCommands,
  "packing:list": packingListCommand,
  ...refundCommands,
  ...purchaseOrderCommands,
  ...fileCommands,
  ...quoteCommands,
  ...messageCommands,
  ...quoteRequestCommands,
  ...contentCommands,
  ...geneCommands,
  ...partCommands,
  ...guideCommands,
  ...stockCommands,
  ...accountCommands,
  audit: auditCommand,
  "security:events": securityEventsCommand,
};
