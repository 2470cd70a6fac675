import { test } from "../support/fixtures.ts";
import { activate } from "../support/releases/activate.ts";
import { createChangedRelease } from "../support/releases/changed-releases.ts";
import { activeReleaseId } from "../support/releases/releases-folder.ts";
import { REMOTES } from "../support/remotes.ts";
import { retry } from "./error-panel.ts";
import { expectPanels, expectRecovered, NOT_AVAILABLE } from "./page-panels.ts";

/** Faults in the code of a page. A browser runs such code only if it is that of a release. */
const FAULTS = [
  {
    name: "throws while it is imported",
    change: (script: string) => `${script}\nthrow new Error("broken on purpose");`,
    title: NOT_AVAILABLE,
  },
  {
    name: "throws while it renders",
    change: (script: string, text: string) =>
      script.replaceAll(new RegExp(`"${text}[^"]*"`, "g"), '(()=>{throw Error("broken on purpose")})()'),
    title: "This page ran into a problem",
  },
];

test.use({ allowedErrors: [/\/assets\/mf-|could not be loaded|broken on purpose/] });

for (const { name, change, title } of FAULTS) {
  for (const remote of REMOTES) {
    test(`When the code of a page of ${remote.name} ${name}, an error panel appears, and Retry loads the repaired release.`, async ({
      page,
    }) => {
      const working = activeReleaseId(remote.name);
      const chunk = new RegExp(`^${remote.chunk}\\.js$`);
      const broken = createChangedRelease(remote.name, (file, script) =>
        chunk.test(file) ? change(script, remote.heading) : script,
      );
      try {
        await activate(remote.name, broken.id);
        await expectPanels(page, remote, title, 3_000);
        await activate(remote.name, working);
        await retry(page);
        await expectRecovered(page, remote);
      } finally {
        await activate(remote.name, working);
        broken.remove();
      }
    });
  }
}
