/** Entry point of the worker thread: prints the document in `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import { printDocument } from "./print-document.ts";

parentPort?.postMessage(await printDocument(workerData));
