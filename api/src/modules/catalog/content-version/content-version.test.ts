import { eq } from "drizzle-orm";
import { seed } from "../../../cli/seed.ts";
import { contentImports } from "../../../content-files/content-imports.table.ts";
import { testApp } from "../../../testing/test-app.ts";
import { contentVersionOf } from "./content-version.ts";

const { app, db } = testApp();
const version = async () => (await app().inject("/content-version")).json().version;

it("changes only with an import that writes", async () => {
  const before = await version();
  expect(before).toMatch(/^[0-9a-f]{64}$/);

  await seed(db());
  expect(await version()).toBe(before);

  // Simulates a change of the blog files since the last import.
  await db().update(contentImports).set({ digest: "older" }).where(eq(contentImports.source, "blog"));
  await seed(db());
  expect(await version()).not.toBe(before);
});

it("changes when a campaign starts or ends", async () => {
  let running = "[]";
  const current = contentVersionOf(db(), () => running);
  const before = await current();
  expect(await current()).toBe(before);

  running = '[{"name":"Lentivirus weeks"}]';
  expect(await current()).not.toBe(before);
});

it("changes with the files of the process, from which prices and parts are read", async () => {
  const versionWith = (inputs: string) => contentVersionOf(db(), () => "[]", inputs)();
  expect(await versionWith("one")).toBe(await versionWith("one"));
  expect(await versionWith("one")).not.toBe(await versionWith("two"));
});
