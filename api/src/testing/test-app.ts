import { readSettings, type Settings } from "@ligate/contract/settings";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import { testDatabase } from "./test-database.ts";

/** The API on a database of this test file's own. Call it at the top of a file. */
export function testApp(settings: Partial<Settings> = {}) {
  const { db } = testDatabase();
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildApp({ db: db(), settings: { ...readSettings({ NODE_ENV: "test" }), ...settings } });
  });
  afterAll(() => app.close());
  return { app: () => app, db };
}
