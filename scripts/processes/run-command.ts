import { constants } from "node:os";
import { ChildServices } from "@ligate/delivery/processes/child-services";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a command that starts services and keeps running until a signal arrives. The services are stopped on a signal,
 * also while they start, when `start` throws, and when one of them exits.
 * Exit codes: 0 after a signal to a running command, 128 + signal during the start, 1 after an error.
 * @param start resolves when the command serves
 */
export async function runCommand(start: (services: ChildServices) => Promise<void>): Promise<void> {
  let isReady = false;
  let isEnding = false;
  const services = new ChildServices((name) => {
    console.error(`The ${name} process exited unexpectedly.`);
    void end(1);
  });
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await services.stop();
    process.exit(code);
  };
  // Not `once`: Ctrl-C sends the signal twice, by the terminal and by npm, and the second would end this process at once.
  for (const signal of SIGNALS) {
    process.on(signal, () => void end(isReady ? 0 : 128 + constants.signals[signal]));
  }

  try {
    await start(services);
    isReady = true;
  } catch (error) {
    // A service that is stopped while it starts is not an error.
    if (services.isStopping) return;
    console.error(error instanceof Error ? error.message : error);
    await end(1);
  }
}
