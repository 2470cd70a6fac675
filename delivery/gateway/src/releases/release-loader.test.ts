import { ReleaseLoader } from "./release-loader.ts";
import { VerifiedFiles } from "./verified-files.ts";

const entryOf = (release: string) => ({ release, integrity: "sha384-x" });

it("remembers no release that it refused because others were being loaded", async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const folderOf = jest.fn(() => promise);
  const loader = new ReleaseLoader({
    local: { folderOf, isOnDisk: () => false, distrust: () => {} },
    ...{ environment: "production", files: new VerifiedFiles(), onError: () => {}, retryMs: 60_000 },
  });
  const first = loader.load("mf-catalog", entryOf("aaa"), 1);
  const refusal = { failure: "Too many releases are being loaded." };
  expect(await loader.load("mf-account", entryOf("bbb"), 1)).toEqual(refusal);
  reject(new Error("It is gone."));
  await first;
  const failure = "The release bbb of mf-account cannot be served: It is gone.";
  expect(await loader.load("mf-account", entryOf("bbb"), 1)).toEqual({ failure });
  expect(folderOf).toHaveBeenCalledTimes(2);
});
