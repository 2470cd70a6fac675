/** How a team without federation would start the store: with everything in one file. */

import { start } from "../../../shell/src/app/app.tsx";
import { readRegistry } from "../../../shell/src/app/document-data.ts";
import { Remotes } from "../../../shell/src/remotes/remotes.ts";

void start(new Remotes(readRegistry(), async () => undefined));
