import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { runCommand } from "../cli/run-command.ts";
import type { Database } from "../db/database.ts";

/** Staff commands of a store with PayPal, such as `staff("order:show", "1234")`. */
export function staffCommands(app: () => FastifyInstance) {
  const staff = (...args: string[]) => {
    const { db, settings, payments } = app();
    const publicUrl = `http://localhost:${settings.PORT}`;
    const paypal = payments.paypal;
    return runCommand({ db, publicUrl, folder: "/", actor: "grace", paypal, settings }, args);
  };
  return {
    staff,
    /** The first sentence that a command prints. */
    async says(...args: string[]) {
      const { report, problem } = await staff(...args);
      return problem ?? report?.messages?.[0];
    },
    /** The findings of `audit --paypal`. */
    async findMismatches(since = "7") {
      const { report } = await staff("audit", "--paypal", since);
      return report?.rows?.map(({ mismatch }) => String(mismatch)) ?? [];
    },
  };
}

/** Staff commands that read files of a temporary folder. Call it at the top of a test file. */
export function staffWithFiles(db: () => Database) {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ligate-staff-files-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    run: (...args: string[]) =>
      runCommand({ db: db(), publicUrl: "https://store.example", folder, actor: "grace" }, args),
    /** @returns the name, which commands take */
    write(name: string, content: string | Buffer): string {
      writeFileSync(join(folder, name), content);
      return name;
    },
  };
}
