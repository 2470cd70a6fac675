import type { OrderDocumentKind } from "../orders/constants.ts";

/** Kinds of files that staff deposit with a line of an order: the wire's name → the word on the page. */
export const ORDER_FILE_KINDS = {
  sequence: "Sequence",
  qc: "Quality control",
  certificate: "Certificate",
} as const;
export type OrderFileKind = keyof typeof ORDER_FILE_KINDS;
export const ORDER_FILE_KIND_NAMES = Object.keys(ORDER_FILE_KINDS) as [OrderFileKind, ...OrderFileKind[]];

/** The address of a file's download. @param id of the file */
export const orderFileUrl = (id: string): string => `/api/users/order-file/${encodeURIComponent(id)}/`;

/** The address of a document. @param number of the document: of a confirmation and a receipt, the order's */
export const orderDocumentUrl = (number: string, kind: OrderDocumentKind): string =>
  `/api/users/order-document/${encodeURIComponent(number)}/${kind}/`;

/** The address of a document by a link that needs no login. */
export const documentLinkPath = (token: string): string => `/api/documents/${token}/`;
