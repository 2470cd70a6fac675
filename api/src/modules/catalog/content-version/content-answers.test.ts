import { ContentAnswers } from "./content-answers.ts";

it("prepares an answer again for another version", async () => {
  const answers = new ContentAnswers();
  const prepare = async (version: string) =>
    String((await answers.get(version, "page", async () => version)).body);

  expect(await prepare("one")).toBe("one");
  expect(await prepare("two")).toBe("two");
});

it("does not keep what was read before the version changed", async () => {
  const answers = new ContentAnswers();
  const slow = Promise.withResolvers<string>();
  const before = answers.get("one", "page", () => slow.promise);
  await answers.get("two", "other page", async () => "other");
  slow.resolve("of version one");

  expect(String((await before).body)).toBe("of version one");
  expect(String((await answers.get("two", "page", async () => "of version two")).body)).toBe(
    "of version two",
  );
});

it("keeps a limited number of bytes", async () => {
  const answers = new ContentAnswers();
  let prepared = 0;
  const page = (key: number) =>
    answers.get("one", String(key), async () => {
      prepared++;
      return "x".repeat(1024 * 1024);
    });
  for (let key = 0; key < 20; key++) await page(key);
  expect(prepared).toBe(20);

  await page(19);
  expect(prepared).toBe(20);
  await page(0);
  expect(prepared).toBe(21);
});

it("counts keys, which are longer than most answers", async () => {
  const answers = new ContentAnswers();
  let prepared = 0;
  const page = (key: number) =>
    answers.get("one", String(key).padEnd(500_000, "x"), async () => {
      prepared++;
      return "";
    });
  for (let key = 0; key < 20; key++) await page(key);

  await page(19);
  expect(prepared).toBe(20);
  await page(0);
  expect(prepared).toBe(21);
});

it("keeps each answer in memory of its own length", async () => {
  const { body } = await new ContentAnswers().get("one", "page", async () => "Größe");

  expect(body.toString()).toBe("Größe");
  expect(body.buffer.byteLength).toBe(body.length);
});
