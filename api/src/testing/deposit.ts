import type { OrderFileKind } from "@ligate/contract/order-files/constants";
import { OrderFile } from "@ligate/contract/order-files/schemas";
import { readSettings } from "@ligate/contract/settings/settings";
import { z } from "zod";
import { depositFile, type FileSettings } from "../modules/ordering/index.ts";
import type { Browser } from "./browser.ts";
import { signUpVerified } from "./customers.ts";
import { anOrder } from "./orders.ts";
import { STAFF } from "./purchase-orders.ts";
import { smallPdf } from "./small-pdf.ts";
import type { TestApp } from "./test-app.ts";

/** The settings of a store that keeps deposited files in its database. */
export const inDatabase: FileSettings = readSettings({});

export interface Added {
  kind?: OrderFileKind;
  name?: string;
  bytes?: Buffer;
  line?: number;
}

/** Deposits a file with an order, by default a sequence with its first line. */
export const deposit = (
  { db }: Pick<TestApp, "db">,
  { orderNumber }: { orderNumber: string },
  { kind = "sequence", name = "pTest.fasta", bytes = FASTA, line = 1 }: Added = {},
  settings = inDatabase,
) =>
  depositFile(db(), { orderNumber, line, kind, name, bytes, actor: STAFF.actor }, settings, STAFF.publicUrl);

/** A customer with an order of two lines. */
export async function customerWithOrder({ db, browser }: TestApp, email = "ada@lab.example") {
  const ada = browser();
  await signUpVerified(db(), ada, email);
  return { ada, order: await anOrder(db(), email, {}, [{}, {}]) };
}

const Order = z.object({ items: z.array(z.object({ line: z.int(), files: z.array(OrderFile) })) });

/** The lines of an order with their files, as the customer sees them. */
export async function listOrderFiles(by: Browser, { orderNumber }: { orderNumber: string }) {
  return Order.parse((await by.get(`/api/users/view-order/${orderNumber}`)).body).items;
}

/** The address of a file's download. */
export const fileUrl = ({ file }: { file: { token: string } }) => `/api/users/order-file/${file.token}/`;

/** Downloads a file with the session of a browser. */
export function download(
  { app }: Pick<TestApp, "app">,
  by: Browser,
  url: string,
  headers: Record<string, string> = {},
  method: "GET" | "HEAD" = "GET",
) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return app().inject({ method, url, headers: { cookie, ...headers } });
}

/** Small files of every format that can be deposited. */

export const GENBANK =
  Buffer.from(`LOCUS       pTest                     24 bp    DNA     circular SYN 23-NOV-2026
DEFINITION  A plasmid of 24 base pairs.
FEATURES             Location/Qualifiers
     CDS             1..12
                     /label="µ"
ORIGIN
        1 atggtgagca agggcgagga gtaa
//
`);
export const FASTA = Buffer.from(">pTest clone 3\nATGGTGAGCAAGGGC\nGAGGAGTAA\n");
export const TRACE = Buffer.from("ABIF\u0000etdir\u0000\u0000\u0000\u0001", "latin1");
export const PDF = Buffer.from(smallPdf());
/** A picture of one pixel. */
export const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
export const JPEG = Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex");
