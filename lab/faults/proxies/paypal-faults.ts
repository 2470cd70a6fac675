import { setTimeout as pause } from "node:timers/promises";
import type { Answer, Fault } from "./paypal-proxy.ts";

/** Longer than the API's timeout. */
const LATE_MS = 9_000;

const error = (status: number): Answer => ({
  status,
  body: JSON.stringify({ name: "INTERNAL_SERVER_ERROR", message: "An internal error.", debug_id: "faults" }),
});
const failsBefore =
  (status: number): Fault =>
  async () =>
    error(status);
const failsAfter =
  (status: number): Fault =>
  async (pass) => {
    await pass();
    return error(status);
  };
const cutBefore: Fault = async () => "cut";
const cutAfter: Fault = async (pass) => {
  await pass();
  return "cut";
};
const lateBefore: Fault = async (pass) => {
  await pause(LATE_MS);
  return pass();
};
const lateAfter: Fault = async (pass) => {
  const answer = await pass();
  await pause(LATE_MS);
  return answer;
};
const twice: Fault = async (pass) => (await Promise.all([pass(), pass()]))[0];
const unreadable: Fault = async (pass) => {
  await pass();
  return { status: 200, body: "<html>Welcome</html>" };
};

/** Faults of consecutive PayPal calls of the same payment. */
export interface PayPalFault {
  on: "create" | "read" | "capture";
  name: string;
  faults: Fault[];
}

const onCapture = {
  "429, once": [failsBefore(429)],
  "429, at both tries": [failsBefore(429), failsBefore(429)],
  "500 before its effect, once": [failsBefore(500)],
  "503 before its effect, at both tries": [failsBefore(503), failsBefore(503)],
  "500 after its effect, once": [failsAfter(500)],
  "500 after its effect, at both tries": [failsAfter(500), failsAfter(500)],
  "connection closed before its effect": [cutBefore],
  "connection closed after its effect": [cutAfter],
  "effect and response delayed by 9 s": [lateBefore],
  "effect and response delayed, at both tries": [lateBefore, lateBefore],
  "response delayed by 9 s, after its effect": [lateAfter],
  "response delayed, after its effect, at both tries": [lateAfter, lateAfter],
  "two identical requests at the same time": [twice],
  "200 with an unreadable body, after its effect": [unreadable],
};
/** The API reads an order before it captures it. */
const onRead = {
  "429, once": [failsBefore(429)],
  "503, at both tries": [failsBefore(503), failsBefore(503)],
  "connection closed": [cutBefore],
  "response delayed by 9 s": [lateBefore],
  "200 with an unreadable body": [unreadable],
};
const onCreate = {
  "429, once": [failsBefore(429)],
  "500 before its effect, once": [failsBefore(500)],
  "500 after its effect, once": [failsAfter(500)],
  "connection closed after its effect": [cutAfter],
  "response delayed by 9 s, after its effect": [lateAfter],
  "two identical requests at the same time": [twice],
};

export const PAYPAL_FAULTS: PayPalFault[] = [
  ...Object.entries(onCreate).map(([name, faults]) => ({ on: "create" as const, name, faults })),
  ...Object.entries(onRead).map(([name, faults]) => ({ on: "read" as const, name, faults })),
  ...Object.entries(onCapture).map(([name, faults]) => ({ on: "capture" as const, name, faults })),
];
