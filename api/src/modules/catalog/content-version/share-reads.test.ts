import { shareReads } from "./share-reads.ts";

/** A read that ends when the test says so. */
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

it("begins another read for those who call while one is under way", async () => {
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
