/**
 * Runs Verdaccio for `npm-registry.ts`, which passes the configuration file and the port, and receives the port as a
 * message. Ends with its parent.
 */
import type { Server } from "node:http";
import { runServer } from "verdaccio";

const [configFile, port] = process.argv.slice(2);
const server: Server = await runServer(configFile);
server.listen(Number(port), "127.0.0.1", () => process.send?.(server.address()));
process.on("disconnect", () => process.exit());
