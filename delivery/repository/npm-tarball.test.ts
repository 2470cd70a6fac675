import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packPackage } from "./npm-tarball.ts";

it("packs equal content into equal bytes, in whatever order and at whatever time it was written", async () => {
  const pack = (names: string[]): Promise<Buffer> =>
    packPackage({ name: "@ligate/mf-catalog", version: "1.0.0" }, async (folder) => {
      await mkdir(folder);
      for (const name of names) await writeFile(join(folder, name), name);
    });
  const first = await pack(["b.js", "a.js", "c.js"]);
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(await pack(["c.js", "a.js", "b.js"])).toEqual(first);
});
