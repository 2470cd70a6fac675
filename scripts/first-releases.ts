/**
 * `npm run -s releases:first`: builds, publishes and activates the first releases of a store, as `npm start` does, for gateways
 * that start alone. Changes nothing where there are active ones.
 */
import { readSettings } from "@ligate/contract/settings/settings";
import { activateFirstReleases } from "@ligate/delivery/commands/first-releases";
import { openReleases } from "@ligate/delivery/commands/open-releases";

try {
  await activateFirstReleases(openReleases(readSettings(process.env)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
