/** How a team without federation would start the store: with everything in one file. */
import { Remotes } from "../../../shell/src/areas/remotes.ts";
import { readRegistry } from "../../../shell/src/document-data.ts";
import { start } from "../../../shell/src/store.tsx";

void start(new Remotes(readRegistry(), async () => undefined));
