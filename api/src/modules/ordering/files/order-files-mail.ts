import { ORDER_FILE_KINDS } from "@ligate/contract/order-files/constants";
import { formatBytes } from "@ligate/contract/order-files/format-bytes";
import { company } from "@ligate/contract/settings/company";
import type { Email } from "../../../jobs/outbox.ts";
import { type EmailRow, renderEmail } from "../../../mail/email-template.ts";
import { type Buyer, closingFor, withName } from "../orders/buyer.ts";
import type { Order, OrderLine } from "../orders/orders.table.ts";
import type { OrderFileRow } from "./order-files.table.ts";

/** A file with the product that it belongs to. */
export type ListedFile = Pick<OrderFileRow, "name" | "kind" | "sizeBytes"> &
  Pick<OrderLine, "productName" | "title">;

/** Notifies a verified buyer of files that have been deposited with an order. */
export function orderFilesMail(order: Order, files: ListedFile[], buyer: Buyer, publicUrl: string): Email {
  const { orderNumber } = order;
  const what = files.length === 1 ? "a file" : `${files.length} files`;
  return renderEmail({
    subject: `Files for your ${company.name} order ${orderNumber}`,
    paragraphs: [
      `${withName("Hello", order, buyer)}. We have added ${what} to your order ${orderNumber}.`,
      files.length === 1
        ? "You can download it from the order's page."
        : "You can download them from the order's page.",
    ],
    rows: files.map(toRow),
    link: { text: "See your order", href: `${publicUrl}/profile/order/${orderNumber}` },
    closing: closingFor(buyer, "download files"),
  });
}

function toRow({ name, kind, sizeBytes, productName, title }: ListedFile): EmailRow {
  const file = `${name} (${ORDER_FILE_KINDS[kind]}, ${formatBytes(sizeBytes)})`;
  return title ? [file, title, productName] : [file, productName];
}
