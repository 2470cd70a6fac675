/** Starts the store without federation, with all remotes in one bundle. */

import { start } from "../../../shell/src/app/app.tsx";
import { readRegistry } from "../../../shell/src/app/document-data.ts";
import { Remotes } from "../../../shell/src/remotes/remotes.ts";

void start(
  new Remotes(
    readRegistry(),
    async () => undefined,
    async () => {},
  ),
);
