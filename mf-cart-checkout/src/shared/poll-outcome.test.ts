import type { PaymentStatus } from "@ligate/contract/payments/schemas";
import { fakeApi, problem } from "@ligate/platform/testing/fake-api";
import { aStatus } from "../testing/sample-payment.ts";
import { pollOutcome } from "./poll-outcome.ts";

type Answer = PaymentStatus | ReturnType<typeof problem>;

const unreachable = problem(503, "The store is busy.");
const unknown = problem(404, "No such payment was found.");

/** Polls with one answer of the store after the other; the last one repeats. */
function poll(...answers: Answer[]) {
  const controller = new AbortController();
  const waker = new EventTarget();
  const onUnknown = jest.fn();
  const calls = fakeApi({
    "GET /api/orders/payment-status/ORDER-1": () =>
      answers.length > 1 ? (answers.shift() as Answer) : (answers[0] as Answer),
  });
  const result = pollOutcome("ORDER-1", { signal: controller.signal, onUnknown, waker });
  return { result, calls, controller, waker, onUnknown };
}

beforeEach(() => void jest.useFakeTimers({ advanceTimers: false }));
afterEach(() => void jest.useRealTimers());

it("asks again until the outcome is known", async () => {
  const { result, onUnknown } = poll(unreachable, aStatus("processing"), aStatus("taken"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await result).toMatchObject({ outcome: "taken" });
  expect(onUnknown.mock.calls).toEqual([[undefined], [expect.objectContaining({ outcome: "processing" })]]);
});

it("asks less and less often", async () => {
  const { result, calls, controller } = poll(aStatus("processing"));
  result.catch(() => {});
  await jest.advanceTimersByTimeAsync(5000);
  expect(calls).toHaveLength(4);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls.length).toBeLessThan(12);
  controller.abort();
});

it.each([
  ["it was not asked to take it", aStatus("not_started")],
  ["it does not know it", unknown],
])("believes only the third time that %s", async (_, answer) => {
  const { result, calls, onUnknown } = poll(answer);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await result).toMatchObject({ outcome: "not_started" });
  expect(calls.filter(({ path }) => path.includes("/payment-status/"))).toHaveLength(3);
  expect(onUnknown).not.toHaveBeenCalled();
});

it("finds a payment that reached the store after the first request", async () => {
  const { result } = poll(unknown, aStatus("processing"), unknown, aStatus("taken"));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await result).toMatchObject({ outcome: "taken" });
});

it("waits for as long as the store asks it to", async () => {
  const { result, calls, controller } = poll(problem(429, "Too many.", {}, { "retry-after": "20" }));
  result.catch(() => {});
  await jest.advanceTimersByTimeAsync(19_000);
  expect(calls).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(2000);
  expect(calls).toHaveLength(2);
  controller.abort();
});

it("asks at once when it is woken", async () => {
  const { result, calls, waker } = poll(aStatus("processing"), aStatus("taken"));
  await jest.advanceTimersByTimeAsync(10);
  expect(calls).toHaveLength(1);
  waker.dispatchEvent(new Event("wake"));
  expect(await result).toMatchObject({ outcome: "taken" });
});

it("ends with its signal, and when the session has ended", async () => {
  const { result, controller } = poll(aStatus("processing"));
  const ended = expect(result).rejects.toThrow("aborted");
  await jest.advanceTimersByTimeAsync(10);
  controller.abort();
  await ended;
  await expect(poll(problem(401, "Please log in.")).result).rejects.toMatchObject({ status: 401 });
});
