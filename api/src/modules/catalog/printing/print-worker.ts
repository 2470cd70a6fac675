/** Prints the document that it was started with, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { printDocument } from "./print-document.ts";

parentPort?.postMessage(await printDocument(workerData));
