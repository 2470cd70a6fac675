import { blockStorage } from "@ligate/platform/testing/blocked-storage";
import { getAttempts, type PaymentAttempt } from "./attempts.ts";

const ADA = "ada@lab.example";
const HOUR_MS = 3_600_000;
const anAttempt = (attempt: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: "ORDER-1",
  owner: ADA,
  startedAt: Date.now(),
  ...attempt,
});
const attempts = getAttempts("cart");

beforeEach(() => localStorage.clear());

it("is found by its owner, after a reload", () => {
  attempts.save(anAttempt());
  expect(getAttempts("cart").read(ADA)).toMatchObject({ id: "ORDER-1" });
  expect(attempts.read("bob@lab.example")).toBeUndefined();
});

it("is kept apart for the cart and for each invoice", () => {
  attempts.save(anAttempt());
  getAttempts({ invoiceOf: "LG-1001" }).save(anAttempt({ id: "ORDER-2" }));
  expect(attempts.read(ADA)?.id).toBe("ORDER-1");
  expect(getAttempts({ invoiceOf: "LG-1001" }).read(ADA)?.id).toBe("ORDER-2");
  expect(getAttempts({ invoiceOf: "LG-1002" }).read(ADA)).toBeUndefined();
});

it.each<[string, Partial<PaymentAttempt>, boolean]>([
  ["an open attempt of an hour ago", { startedAt: Date.now() - HOUR_MS }, true],
  ["an open attempt of two days ago", { startedAt: Date.now() - 48 * HOUR_MS }, false],
  ["an order of ten minutes ago", { startedAt: Date.now() - HOUR_MS / 6, token: "TOKEN-1" }, true],
  ["an order of an hour ago", { startedAt: Date.now() - HOUR_MS, token: "TOKEN-1" }, false],
])("expires: %s", (_, attempt, isFound) => {
  attempts.save(anAttempt(attempt));
  expect(attempts.read(ADA) !== undefined).toBe(isFound);
});

it("is not removed by an attempt that it has replaced", () => {
  attempts.save(anAttempt({ id: "ORDER-2" }));
  attempts.remove("ORDER-1");
  expect(attempts.read(ADA)?.id).toBe("ORDER-2");
  attempts.remove("ORDER-2");
  expect(attempts.read(ADA)).toBeUndefined();
});

it("tells the other tabs when it is saved and removed", () => {
  const listener = jest.fn();
  const unsubscribe = attempts.subscribe(listener);
  const dispatch = (newValue: string | null, key = "payment_attempt:cart") =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  dispatch(JSON.stringify(anAttempt()));
  dispatch(null);
  dispatch("{}", "cart_count");
  expect(listener.mock.calls).toEqual([[expect.objectContaining({ id: "ORDER-1" })], [undefined]]);
  unsubscribe();
  dispatch(null);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each(["{", "7", "null"])("finds no attempt in %j", (stored) => {
  localStorage.setItem("payment_attempt:cart", stored);
  expect(attempts.read(ADA)).toBeUndefined();
});

it("keeps nothing if the browser blocks its storage", () => {
  blockStorage();
  attempts.save(anAttempt());
  expect(attempts.read(ADA)).toBeUndefined();
  attempts.remove("ORDER-1");
});
