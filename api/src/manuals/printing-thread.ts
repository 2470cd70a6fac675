/** Prints the manual that it was started with, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { printManual } from "./print-manual.ts";

parentPort?.postMessage(await printManual(workerData));
