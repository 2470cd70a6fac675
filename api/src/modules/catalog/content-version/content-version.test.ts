import { eq } from "drizzle-orm";
import { seed } from "../../../cli/seed.ts";
import { contentImports } from "../../../content-files/content-imports.table.ts";
import { testApp } from "../../../testing/test-app.ts";
import { createVersionReader, shareReads } from "./content-version.ts";

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
  const current = createVersionReader(db(), () => running);
  const before = await current();
  expect(await current()).toBe(before);

  running = '[{"name":"Lentivirus weeks"}]';
  expect(await current()).not.toBe(before);
});

it("changes with the files of the process, from which prices and parts are read", async () => {
  const versionWith = (inputs: string) => createVersionReader(db(), () => "[]", inputs)();
  expect(await versionWith("one")).toBe(await versionWith("one"));
  expect(await versionWith("one")).not.toBe(await versionWith("two"));
});

/** A read that the test completes. */
function controlledRead() {
  const reads: PromiseWithResolvers<string>[] = [];
  const read = shareReads(() => {
    const begun = Promise.withResolvers<string>();
    reads.push(begun);
    return begun.promise;
  });
  return { read, reads };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it("shares one read among callers that call before it begins", async () => {
  const { read, reads } = controlledRead();
  const answers = [read(), read()];
  await nextTurn();
  reads[0]?.resolve("first");

  expect(await Promise.all(answers)).toEqual(["first", "first"]);
  expect(reads).toHaveLength(1);
});

it("begins another read for callers that arrive during a read", async () => {
  const { read, reads } = controlledRead();
  const early = read();
  await nextTurn();
  const late = [read(), read(), read()];
  reads[0]?.resolve("before the change");
  await nextTurn();
  reads[1]?.resolve("after the change");

  expect(await early).toBe("before the change");
  expect(await Promise.all(late)).toEqual(Array(3).fill("after the change"));
  expect(reads).toHaveLength(2);
});

it("reads again after a failure, which only its callers see", async () => {
  const { read, reads } = controlledRead();
  const early = read();
  await nextTurn();
  const late = read();
  reads[0]?.reject(new Error("no connection"));
  await expect(early).rejects.toThrow("no connection");
  await nextTurn();
  reads[1]?.resolve("again");

  expect(await late).toBe("again");
});
