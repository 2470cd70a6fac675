/** The walks of docs/walks.md: requests, with the files that a reader opens to follow them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "@ligate/build/packages";

export interface Walk {
  title: string;
  /** In the order of the request. */
  steps: { place: string; path: string }[];
}

export function readWalks(): Walk[] {
  const [, ...sections] = readFileSync(join(ROOT, "docs/walks.md"), "utf8").split(/^## /m);
  return sections.map((section) => {
    const rows = [...section.matchAll(/^\| (\w+) \| (`[^|]*`) \|/gm)];
    const steps = rows.flatMap(([, place = "", files = ""]) =>
      [...files.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => ({ place, path })),
    );
    return { title: section.split(":")[0] ?? "", steps };
  });
}
