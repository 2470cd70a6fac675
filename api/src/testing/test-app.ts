import { readSettings, type Settings } from "@ligate/contract/settings/settings";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { createPayPal } from "../modules/ordering/index.ts";
import { Browser } from "./browser.ts";
import { testDatabase } from "./database/test-database.ts";

const TEST_KEY = Buffer.alloc(32, "second factors of the tests");

/**
 * The API on a database for this test file. Call it at the top of the file.
 * @param settings overrides of the defaults, evaluated before the first test
 */
export function testApp(settings: () => Partial<Settings> = () => ({})) {
  const { db } = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    const all = { ...readSettings({ NODE_ENV: "test" }), ...settings() };
    app = await buildApp({
      db: db(),
      settings: all,
      sessionSecret: "a key that only the tests know",
      secondFactorKeys: [TEST_KEY],
      paypal: createPayPal(all, 5_000),
    });
  });
  afterAll(() => app.close());
  return { app: () => app, db, browser: (address?: string) => new Browser(app, address) };
}
export type TestApp = ReturnType<typeof testApp>;

/** Replaces the log of the payment services. @returns the warnings and errors that are logged from now on */
export function recordLog(context: FastifyInstance["payments"]): unknown[][] {
  const logged: unknown[][] = [];
  const record = (...entry: unknown[]) => void logged.push(entry);
  context.log = { warn: record, error: record };
  return logged;
}
