import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import {
  ORDER_FILE_KIND_NAMES,
  ORDER_FILE_KINDS,
  type OrderFileKind,
} from "@ligate/contract/order-files/constants";
import { formatBytes } from "@ligate/contract/order-files/format-bytes";
import { readSettings } from "@ligate/contract/settings/settings";
import {
  assertFileSize,
  depositFile,
  type FileRecord,
  findFile,
  listFilesByLine,
  removeFile,
} from "../../modules/ordering/index.ts";
import { type CommandContext, type StaffCommand, textOption, UsageError } from "../command.ts";
import { assertReadable } from "../read-file.ts";

const KINDS = ORDER_FILE_KIND_NAMES.join(", ");

/** The settings of the store, or their defaults: the database, and the default size. */
const getSettings = ({ files }: CommandContext) => files ?? readSettings({});

const add: StaffCommand = {
  usage: "<order> <line> <file> --kind <kind>",
  summary: "deposits a file with a line of an order for its buyer, and mails the buyer; lines count from 1",
  positionalCount: 3,
  options: { kind: { type: "string", description: `one of ${KINDS}` } },
  run: async (shop, typed) => {
    const [orderNumber = "", line = "", path = ""] = typed.positionals;
    const kind = parseKind(textOption(typed, "kind"));
    const added = { orderNumber, line: parseNumber("line", line), kind, name: path, actor: shop.actor };
    const bytes = await readBytes(shop, path);
    const { file, ...result } = await depositFile(
      shop.db,
      { ...added, bytes },
      getSettings(shop),
      shop.publicUrl,
    );
    return { rows: [toRow(file)], messages: [depositedText(line, result)] };
  },
};

/** The size is checked before the file is read. */
async function readBytes(shop: CommandContext, typed: string): Promise<Buffer> {
  const path = resolve(shop.folder, typed);
  assertFileSize(await assertReadable(path), getSettings(shop).ORDER_FILE_MAX_MB);
  return readFile(path);
}

function depositedText(line: string, { isNew, isMailed }: { isNew: boolean; isMailed: boolean }): string {
  if (!isNew) return `Line ${line} has this file already. Nothing was changed, and no mail is sent.`;
  const mail = isMailed
    ? "The buyer is notified by e-mail in two minutes, together with files that are added until then."
    : "The buyer's e-mail address is not verified, so no mail is sent.";
  return `The buyer can download it from the order's page. ${mail}`;
}

const list: StaffCommand = {
  usage: "<order>",
  summary: "lists the files that are deposited with an order, with their numbers for files:remove",
  positionalCount: 1,
  isReadOnly: true,
  run: async ({ db }, { positionals: [number = ""] }) => {
    const found = await listFilesByLine(db, number);
    if (found.length === 0) return { rows: [], messages: [`Order ${number} has no files.`] };
    return {
      rows: found.map(({ line, productName, file }) => ({
        ...toRow(file),
        line,
        product: productName,
        by: file.actor,
        in: file.objectKey === null ? "database" : "bucket",
      })),
    };
  },
};

const remove: StaffCommand = {
  usage: "<order> <file> [--yes]",
  summary:
    "removes a deposited file for good; <file> is its number in files:list. Without --yes it shows what it is",
  positionalCount: 2,
  options: { yes: { type: "boolean", description: "remove it" } },
  run: async (shop, { positionals, options }) => {
    const [orderNumber = "", typedFile = ""] = positionals;
    const id = parseNumber("file", typedFile);
    if (options.yes !== true) {
      const rows = [toRow(await findFile(shop.db, orderNumber, id))];
      return { rows, messages: ["Nothing was removed. To remove this file for good, add --yes."] };
    }
    const { db, publicUrl } = shop;
    const removed = await removeFile(db, orderNumber, id, { settings: getSettings(shop), publicUrl });
    return {
      rows: [toRow(removed)],
      messages: ["This file was removed. The buyer can no longer download it."],
    };
  },
};

const toRow = ({ id, kind, name, sizeBytes, addedAt, checksum }: FileRecord) => ({
  file: id,
  kind: ORDER_FILE_KINDS[kind],
  name,
  size: formatBytes(sizeBytes),
  added: addedAt.toISOString().slice(0, 10),
  "SHA-256": checksum,
});

function parseKind(typed: string | undefined): OrderFileKind {
  const kind = ORDER_FILE_KIND_NAMES.find((known) => known === typed);
  if (kind) return kind;
  throw new UsageError(`Specify the kind of the file: --kind is one of ${KINDS}.`);
}

function parseNumber(name: string, typed: string): number {
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new UsageError(`<${name}> is a number such as 1, not ${typed}.`);
}

export const fileCommands = { "files:add": add, "files:list": list, "files:remove": remove };
