import { Readable } from "node:stream";
import type { AccountData } from "@ligate/contract/account/privacy-schemas";
import type { Settings } from "@ligate/contract/settings/settings";
import { Zip, ZipPassThrough } from "fflate";
import type { Database } from "../../db/database.ts";
import { readDesignTitles } from "../catalog/index.ts";
import { readAccountData } from "../identity/index.ts";
import type { User } from "../identity/tables.ts";
import { readQuoteRequests, readThreads } from "../messaging/index.ts";
import { type CustomerFile, type FileSource, listCustomerFiles, readOrderData } from "../ordering/index.ts";

/** A file of the archive, which is read when its turn comes. */
interface ArchivedFile {
  path: string;
  open: (db: Database) => Promise<Uint8Array | Readable>;
}

interface ExportContext extends FileSource {
  settings: FileSource["settings"] & Pick<Settings, "TERRITORIES">;
}

/**
 * The data and files of an account as a ZIP archive. The data are those of one moment. Files are read one after the other
 * while the archive is sent, so that one of them is in memory at a time. The stream fails if a file cannot be read.
 */
export async function exportAccount(
  db: Database,
  user: User,
  { settings, log }: ExportContext,
): Promise<Readable> {
  const files = await db.transaction(
    async (tx) => {
      const files = nameFiles(await listCustomerFiles(tx, user, { settings, log }));
      const data: AccountData = {
        exported_at: new Date().toISOString(),
        ...(await readAccountData(tx, user, { settings, readDesignTitles })),
        ...(await readOrderData(tx, user)),
        threads: await readThreads(tx, user),
        quote_requests: await readQuoteRequests(tx, user),
        files: files.map(({ path, orderNumber }) => ({ path, order_number: orderNumber })),
      };
      return [{ path: "data.json", open: async () => Buffer.from(JSON.stringify(data, null, 2)) }, ...files];
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
  return Readable.from(archive(db, files), { objectMode: false });
}

/** The name of the archive of a day. */
export const archiveName = () => `ligate-account-${new Date().toISOString().slice(0, 10)}.zip`;

/** Two files of an order may have the same name, so each has its number in the order. */
function nameFiles(files: CustomerFile[]): (ArchivedFile & Pick<CustomerFile, "orderNumber">)[] {
  return [...Map.groupBy(files, ({ orderNumber }) => orderNumber).values()].flatMap((ofOrder) =>
    ofOrder.map(({ orderNumber, name, open }, index) => ({
      orderNumber,
      path: `files/${orderNumber}/${index + 1}-${name}`,
      open,
    })),
  );
}

async function* archive(db: Database, files: ArchivedFile[]): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, open } of files) {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    const bytes = await open(db);
    for await (const part of bytes instanceof Readable ? bytes : [bytes]) {
      entry.push(part);
      yield* chunks.splice(0);
    }
    entry.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}
