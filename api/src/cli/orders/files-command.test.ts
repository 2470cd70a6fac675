import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "@ligate/contract/settings/settings";
import { asc, like } from "drizzle-orm";
import { outbox } from "../../jobs/outbox.table.ts";
import { leaseDueEmails } from "../../jobs/outbox.ts";
import { orderFiles } from "../../modules/ordering/tables.ts";
import { signUp, signUpVerified } from "../../testing/customers.ts";
import { FASTA, GENBANK, PDF } from "../../testing/deposit.ts";
import { anOrder } from "../../testing/orders.ts";
import { testApp } from "../../testing/test-app.ts";
import { runCommand } from "../run-command.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-files-"));
  for (const [name, bytes] of Object.entries({ "p53.gb": GENBANK, "p53.fasta": FASTA, "lot.pdf": PDF }))
    writeFileSync(join(folder, name), bytes);
});
afterEach(() => rmSync(folder, { recursive: true }));

const staff = (...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", actor: "grace", folder }, args);
const add = (number: string, file: string, kind = "sequence", line = "1") =>
  staff("files:add", number, line, file, "--kind", kind);
const queryRows = async (number: string) => (await staff("files:list", number)).report?.rows ?? [];
const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);

async function adasOrder(lines = 1) {
  await signUpVerified(db(), browser(), ADA);
  const names = Array.from({ length: lines }, (_, i) => ({ productName: `Kit ${i + 1}` }));
  return (await anOrder(db(), ADA, {}, names)).orderNumber;
}

const fileMails = () =>
  db().select().from(outbox).where(like(outbox.key, "order-files:%")).orderBy(asc(outbox.id));

describe("files:add", () => {
  it("deposits a file with a line, and says what was recognized", async () => {
    const number = await adasOrder(2);

    const { report } = await add(number, "p53.gb", "sequence", "2");

    expect(report?.rows).toEqual([
      expect.objectContaining({ kind: "Sequence", name: "p53.gb", size: `${GENBANK.length} bytes` }),
    ]);
    expect(report?.messages?.join()).toMatch(/The buyer is notified by e-mail in two minutes/);
    expect(await queryRows(number)).toEqual([
      expect.objectContaining({ line: 2, product: "Kit 2", by: "grace", in: "database" }),
    ]);
    const [stored] = await db().select().from(orderFiles);
    expect(Buffer.from(stored?.content ?? [])).toEqual(GENBANK);
  });

  it("does not add the same file twice to a line, whatever its name, also at the same time", async () => {
    const number = await adasOrder(2);
    write("copy.gb", GENBANK);

    const { report } = (await Promise.all([add(number, "p53.gb"), add(number, "copy.gb", "qc")]))[1];
    const again = await add(number, "p53.gb");
    await add(number, "p53.gb", "sequence", "2");

    expect([report?.messages?.join(), again.report?.messages?.join()].join()).toMatch(
      /Line 1 has this file already\. Nothing was changed, and no mail is sent\./,
    );
    expect((await queryRows(number)).map(({ line }) => line)).toEqual([1, 2]);
  });

  it.each([
    ["an unknown order", ["0000000000", "1", "p53.gb"], "No such order was found."],
    [
      "a line that the order does not have",
      ["", "3", "p53.gb"],
      "Order NUMBER has the lines 1 to 2, and no line 3.",
    ],
    ["a line that is no number", ["", "first", "p53.gb"], "<line> is a number such as 1, not first."],
    ["a line 0", ["", "0", "p53.gb"], "<line> is a number such as 1, not 0."],
    ["a missing file", ["", "1", "none.gb"], /^There is no file .*none\.gb\.$/],
    ["a folder", ["", "1", "sub"], /sub is not a file\.$/],
    ["a device", ["", "1", "/dev/zero"], "/dev/zero is not a file."],
    ["an empty file", ["", "1", "empty.gb"], "The file is empty."],
    [
      "a text that is no sequence",
      ["", "1", "notes.gb"],
      /^The format of the file is not recognized\. A file of the kind Sequence is GenBank, FASTA, or ABI trace\.$/,
    ],
    [
      "an HTML page with the name of a sequence",
      ["", "1", "page.fasta"],
      /format of the file is not recognized/,
    ],
    ["an archive", ["", "1", "all.zip"], /^The file is an archive, whose content is not checked\. Unpack it/],
  ])("refuses %s", async (_, [order, line = "", file = ""], problem) => {
    const number = await adasOrder(2);
    mkdirSync(join(folder, "sub"));
    write("empty.gb", "");
    write("notes.gb", "The sequence follows.");
    write("page.fasta", "<!doctype html><script>alert(1)</script>");
    write("all.zip", Buffer.from("504b030414000000", "hex"));

    const result = await add(order || number, file, "sequence", line);

    const wanted = typeof problem === "string" ? problem.replace("NUMBER", number) : problem;
    expect(result.problem).toEqual(typeof wanted === "string" ? wanted : expect.stringMatching(wanted));
    expect(await db().select().from(orderFiles)).toEqual([]);
    expect(await fileMails()).toEqual([]);
  });

  it("refuses an order that is pending payment", async () => {
    await signUpVerified(db(), browser(), ADA);
    const { orderNumber } = await anOrder(db(), ADA, { status: "pending_payment" });

    expect((await add(orderNumber, "p53.gb")).problem).toBe("No such order was found.");
    expect((await staff("files:list", orderNumber)).problem).toBe("No such order was found.");
  });

  it("needs a kind that is known, and that the format of the file can have", async () => {
    const number = await adasOrder();

    expect((await staff("files:add", number, "1", "p53.gb")).problem).toMatch(
      /--kind is one of sequence, qc, certificate\.$/,
    );
    expect((await add(number, "p53.gb", "invoice")).problem).toMatch(/--kind is one of/);
    expect((await add(number, "p53.gb", "certificate")).problem).toBe(
      "The file is GenBank. A file of the kind Certificate is PDF, PNG, or JPEG.",
    );
    expect((await add(number, "lot.pdf")).problem).toMatch(/^The file is PDF\./);
  });

  it("does not read a file that is larger than the setting", async () => {
    const number = await adasOrder();
    write("large.fasta", Buffer.concat([Buffer.from(">a\n"), Buffer.alloc(1_000_000, "A")]));
    const files = { ...readSettings({}), ORDER_FILE_MAX_MB: 1 };
    const shop = { db: db(), publicUrl: "https://store.example", actor: "grace", folder, files };

    const result = await runCommand(shop, ["files:add", number, "1", "large.fasta", "--kind", "sequence"]);

    expect(result.problem).toBe("The file has 1 MB, and at most 1 MB can be deposited.");
    expect((await add(number, "large.fasta")).report?.rows).toHaveLength(1);
  });
});

describe("the mail", () => {
  it("tells a verified buyer of several files at once", async () => {
    const number = await adasOrder();
    await add(number, "p53.gb");
    await add(number, "lot.pdf", "certificate");

    const mails = await fileMails();

    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ recipient: ADA, subject: `Files for your Ligate order ${number}` });
    expect(mails[0]?.text).toMatch(/2 files.*p53\.gb \(Sequence.*lot\.pdf \(Certificate/s);
    expect(mails[0]?.text).toContain(`https://store.example/profile/order/${number}`);
    expect(await leaseDueEmails(db())).not.toContainEqual(expect.objectContaining({ id: mails[0]?.id }));
  });

  it("tells in another mail of a file that is added after the first was sent", async () => {
    const number = await adasOrder();
    await add(number, "p53.gb");
    await db().update(outbox).set({ attempts: 1 }).where(like(outbox.key, "order-files:%"));

    await add(number, "lot.pdf", "qc");

    const mails = await fileMails();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).not.toContain("lot.pdf");
    expect(mails[1]?.text).toContain("lot.pdf");
    expect(mails[1]?.text).not.toContain("p53.gb");
  });

  it("does not tell of a file that was removed before it was sent", async () => {
    const number = await adasOrder();
    await add(number, "p53.gb");
    await add(number, "lot.pdf", "qc");
    const [first, second] = await queryRows(number);

    await staff("files:remove", number, String(first?.file), "--yes");
    expect((await fileMails())[0]?.text).not.toContain("p53.gb");
    await staff("files:remove", number, String(second?.file), "--yes");
    expect(await fileMails()).toEqual([]);
  });

  it("is not sent to an address that is not verified, and staff are notified", async () => {
    await signUp(browser(), ADA);
    const { orderNumber } = await anOrder(db(), ADA);

    const { report } = await add(orderNumber, "p53.gb");

    expect(report?.messages?.join()).toMatch(/e-mail address is not verified, so no mail is sent/);
    expect(await fileMails()).toEqual([]);
  });
});

describe("files:remove", () => {
  it("shows the file first, and removes it with --yes", async () => {
    const number = await adasOrder();
    await add(number, "p53.gb");
    const file = String((await queryRows(number))[0]?.file);

    const shown = await staff("files:remove", number, file);
    expect(shown.report?.rows).toEqual([expect.objectContaining({ name: "p53.gb" })]);
    expect(shown.report?.messages?.join()).toMatch(/^Nothing was removed\./);
    expect(await queryRows(number)).toHaveLength(1);

    const removed = await staff("files:remove", number, file, "--yes");
    expect(removed.report?.rows).toEqual([expect.objectContaining({ name: "p53.gb" })]);
    expect((await staff("files:list", number)).report?.messages).toEqual([`Order ${number} has no files.`]);
    expect((await staff("files:remove", number, file, "--yes")).problem).toBe(
      `Order ${number} has no file ${file}.`,
    );
  });

  it("does not remove a file of another order", async () => {
    const number = await adasOrder();
    const other = await anOrder(db(), ADA);
    await add(number, "p53.gb");
    const file = String((await queryRows(number))[0]?.file);

    const { problem } = await staff("files:remove", other.orderNumber, file, "--yes");

    expect(problem).toBe(`Order ${other.orderNumber} has no file ${file}.`);
    expect(await db().select().from(orderFiles)).toHaveLength(1);
  });
});
