import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { openPostgres } from "../db/database.ts";
import { securityEvents, users } from "../modules/identity/tables.ts";
import { signUp } from "../testing/customers.ts";
import { anOrder } from "../testing/orders.ts";
import { testApp } from "../testing/test-app.ts";
import { COMMANDS } from "./commands.ts";
import { printJson, printReport } from "./output/print-report.ts";
import { textWidth } from "./output/terminal-text.ts";
import { checkArguments, runCommand } from "./run-command.ts";

const { db, browser } = testApp();
const ADA = "ada@lab.example";
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ligate-staff-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const staffOnTerminal = (width: number | undefined, ...args: string[]) =>
  runCommand({ db: db(), publicUrl: "https://store.example", folder, actor: "grace" }, args, width);
const staff = (...args: string[]) => staffOnTerminal(undefined, ...args);
const staffCommands = async () =>
  (await db().select().from(securityEvents).orderBy(desc(securityEvents.id))).filter(
    ({ kind }) => kind === "staff_command",
  );
async function anOrderOfAda() {
  await signUp(browser(), ADA);
  return (await anOrder(db(), ADA)).orderNumber;
}

describe("--help", () => {
  it.each([[["--help"]], [["-h"]], [["help"]], [[]]])("lists all commands for %j", async (args) => {
    const { help = "" } = await staff(...args);

    expect(help).toMatch(/^Usage: pnpm staff <command> \[options\]\n/);
    for (const name of Object.keys(COMMANDS)) expect(help).toContain(`\n  ${name}`);
  });

  it.each(Object.entries(COMMANDS))("explains %s and its options", async (name, { usage, options = {} }) => {
    const { help = "" } = await staff(name, "--help");

    expect(help).toContain(`Usage: pnpm staff ${name} ${usage}`.trimEnd());
    for (const option of [...Object.keys(options), "json", "as"]) expect(help).toContain(`\n  --${option}`);
    expect(await staff("help", name)).toEqual({ help });
    expect(await checkArguments([name, "--help"])).toEqual({ help });
  });

  it.each([["--help"], ["orders:cancel --help"]])("is not wider than the terminal: %s", async (typed) => {
    const { help = "" } = await staffOnTerminal(80, ...typed.split(" "));

    expect(Math.max(...help.split("\n").map(textWidth))).toBeLessThanOrEqual(80);
  });

  it("needs no database, nor do errors of the arguments", async () => {
    expect(await checkArguments(["orders:lst"])).toEqual(await staff("orders:lst"));
    expect(await checkArguments(["orders:move", "1", "paid"])).toBeUndefined();
  });
});

it.each([
  [
    ["orders:lst"],
    "There is no command orders:lst. Did you mean orders:list? `pnpm staff --help` lists them.",
  ],
  [["__proto__"], "There is no command __proto__. `pnpm staff --help` lists them."],
  [["orders:list", "--staus=open"], "Unknown option '--staus=open'"],
  [["orders:list", "--states", "open"], "Unknown option '--states'. Did you mean --status?"],
  [["orders:list", "-s", "open"], "Unknown option '-s'."],
  [["orders:list", "--status"], "Option '--status <status>' argument missing."],
  [["orders:list", "open"], "Usage: pnpm staff orders:list [--status <status>]"],
  [["orders:move", "1"], "Missing required argument 'status'."],
  [["orders:list", "--as"], "Option '--as <name>' argument missing."],
  [["orders:list", "--as", "a\u001b[2J"], "--as: "],
  [["security:events", "--limit", "0"], "--limit 0 is not a whole number from 1 to 1000."],
  [["security:events", "--limit", "1e3"], "--limit 1e3 is not a whole number"],
  [["security:events", "--kind", "gone"], "--kind gone is unknown. It is one of signed_up"],
  [["security:events", "--email", "x"], "--email x is not a valid email address."],
  [["security:events", "--email", ADA], `--email: there is no account with the address ${ADA}.`],
])("names what was typed in the error of %j", async (args, sentence) => {
  const { problem, report } = await staff(...args);

  expect(problem).toContain(sentence);
  expect(report).toBeUndefined();
  expect(await staffCommands()).toEqual([]);
});

it.each([
  ["genes:import", ["--species", "human"]],
  ["quotes:issue --file", []],
  ["reply MS-1 --file", []],
])("explains which file %s cannot read", async (call, more) => {
  const read = async (file: string) => (await staff(...call.split(" "), file, ...more)).problem;

  expect(await read("none.txt")).toBe(`There is no file ${join(folder, "none.txt")}.`);
  expect(await read(".")).toBe(`${folder} is not a file.`);
  expect(await read("/dev/zero")).toBe("/dev/zero is not a file.");
});

it("takes the word after an option as its value, also if it looks like another option", async () => {
  const number = await anOrderOfAda();

  expect(await staff("orders:cancel", number, "--reason", "--json")).toEqual({
    report: { messages: [`Order ${number} is Cancelled.`] },
  });
});

it("says in a sentence that the database is not available", async () => {
  jest.spyOn(console, "error").mockReturnValueOnce();
  const { db, close } = openPostgres("postgres://nobody@127.0.0.1:1/none");
  const shop = { db, publicUrl: "https://store.example", folder, actor: "grace" };

  expect(await runCommand(shop, ["orders:list"])).toEqual({
    problem: "The database was not available. Check whether the command was completed.",
  });
  await close();
});

it("prints JSON for --json before or after the command", async () => {
  expect(await staff("--json", "orders:list")).toEqual({ report: { rows: [] }, isJson: true });
  expect(await staff("orders:list", "--json")).toEqual({ report: { rows: [] }, isJson: true });
});

describe("a command that changes something", () => {
  it("is recorded with the user of the operating system, or the name of --as", async () => {
    const number = await anOrderOfAda();

    await staff("orders:move", number, "in-progress");
    await staff("orders:move", number, "ready-for-delivery", "--as", "Ada Lovelace");
    await staff("--as", "Mary", "orders:move", number, "paid");

    expect(await staffCommands()).toMatchObject([
      { actor: "Mary", details: { command: "orders:move", arguments: `${number} paid`, user: "grace" } },
      { actor: "Ada Lovelace", details: { arguments: `${number} ready-for-delivery`, user: "grace" } },
      { actor: "grace", address: "", userId: null, details: { arguments: `${number} in-progress` } },
    ]);
    const { report = {} } = await staff("order:show", number);
    const history = report.rows?.filter(({ part }) => part === "history").map(({ value }) => value);
    expect(history).toEqual([
      expect.anything(),
      expect.stringMatching(/by grace$/),
      expect.stringMatching(/by Ada Lovelace$/),
      expect.stringMatching(/by Mary$/),
    ]);
  });

  it("is recorded without the values of its options, which may be texts for customers", async () => {
    await staff("orders:cancel", await anOrderOfAda(), "--reason", "secret reason");

    const [event] = await staffCommands();
    expect(event?.details).toMatchObject({ options: "--reason" });
    expect(JSON.stringify(event)).not.toContain("secret");
  });

  it("is recorded, unlike one that only reads", async () => {
    const number = await anOrderOfAda();
    for (const [name, { isReadOnly, positionalCount }] of Object.entries(COMMANDS)) {
      if (isReadOnly) await staff(name, ...[number].slice(0, positionalCount));
    }

    expect(await staffCommands()).toEqual([]);
  });
});

it("lists security events of an account, of a kind, the newest first", async () => {
  await signUp(browser(), ADA);
  await signUp(browser(), "bob@lab.example");
  await staff("orders:move", "1", "in-progress");
  const queryRows = async (...args: string[]) => (await staff("security:events", ...args)).report?.rows ?? [];

  expect((await queryRows())[0]).toMatchObject({
    kind: "staff_command",
    account: "",
    actor: "grace",
    details: "command: orders:move, arguments: 1 in-progress",
  });
  expect(new Set((await queryRows("--email", "Ada@Lab.example")).map(({ account }) => account))).toEqual(
    new Set([ADA]),
  );
  expect(await queryRows("--kind", "staff-command")).toHaveLength(1);
  expect(await queryRows("--limit", "1")).toHaveLength(1);
});

it("escapes control characters that are stored already", async () => {
  const number = await anOrderOfAda();
  await db().update(users).set({ company: "Lab\r\n\u001b[2J\u009b31m\u202eevil\u0007" });

  const { report = {} } = await staff("order:show", number);

  expect(printReport(report, 80)).toContain("Lab \\u001b[2J\\u009b31m\\u202eevil\\u0007");
  expect(printJson(report)).toContain('"Lab\\r\\n\\u001b[2J\\u009b31m\\u202eevil\\u0007"');
});
