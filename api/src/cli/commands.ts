import { accountCommands } from "./account-commands.ts";
import { auditCommand } from "./audit-command.ts";
import type { StaffCommand } from "./command.ts";
import { contentCommands } from "./content-commands.ts";
import { geneCommands } from "./genes/gene-commands.ts";
import { guideCommands } from "./genes/guide-commands.ts";
import { proteinCommands } from "./genes/protein-commands.ts";
import { sequenceCommands } from "./genes/sequence-commands.ts";
import { mailCommands } from "./mail-commands.ts";
import { messageCommands, quoteRequestCommands } from "./messages/message-commands.ts";
import { documentCommands } from "./orders/document-commands.ts";
import { fileCommands } from "./orders/files-command.ts";
import { invoiceCommands } from "./orders/invoice-commands.ts";
import { orderCommands } from "./orders/order-commands.ts";
import { packingListCommand } from "./orders/packing-list-command.ts";
import { paymentCommands } from "./orders/payment-commands.ts";
import { purchaseOrderCommands } from "./orders/purchase-order-command.ts";
import { refundCommands } from "./orders/refund-commands.ts";
import { screeningCommands } from "./orders/screening-commands.ts";
import { shipCommand } from "./orders/ship-command.ts";
import { showOrderCommand } from "./orders/show-order-command.ts";
import { partCommands } from "./part-commands.ts";
import { quoteCommands } from "./quotes/quote-commands.ts";
import { reportCommand } from "./report-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { securityEventsCommand } from "./security-events-command.ts";
import { stockCommands } from "./stock-commands.ts";

/** All staff commands, by name. */
export const COMMANDS: Readonly<Record<string, StaffCommand>> = {
  ...orderCommands,
  "order:show": showOrderCommand,
  "orders:ship": shipCommand,
  ...invoiceCommands,
  ...documentCommands,
  ...screeningCommands,
  "packing:list": packingListCommand,
  ...refundCommands,
  ...paymentCommands,
  ...purchaseOrderCommands,
  ...fileCommands,
  ...quoteCommands,
  ...messageCommands,
  ...quoteRequestCommands,
  ...mailCommands,
  ...contentCommands,
  ...geneCommands,
  ...partCommands,
  ...guideCommands,
  ...sequenceCommands,
  ...proteinCommands,
  ...stockCommands,
  ...accountCommands,
  audit: auditCommand,
  "after-restore": restoreCommand,
  report: reportCommand,
  "security:events": securityEventsCommand,
};
