import { CircuitBreaker } from "./circuit-breaker.ts";

let now = 0;
const createBreaker = () => new CircuitBreaker(() => now);

it("stays open for twice as long each time, up to a minute", () => {
  const breaker = createBreaker();
  const durations = Array.from({ length: 6 }, () => breaker.open());
  expect(durations).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

it("is no longer open when its time is over", () => {
  const breaker = createBreaker();
  expect(breaker.isOpen).toBe(false);
  breaker.open();
  now += 4_999;
  expect(breaker.isOpen).toBe(true);
  now += 1;
  expect(breaker.isOpen).toBe(false);
});

it("closes on success, and opens for the shortest time after that", () => {
  const breaker = createBreaker();
  breaker.open();
  breaker.open();
  breaker.close();
  expect(breaker.isOpen).toBe(false);
  expect(breaker.open()).toBe(5_000);
});
