import { Rest } from "./rest.ts";

let now = 0;
const aRest = () => new Rest(() => now);

it("lasts twice as long each time, up to a minute", () => {
  const rest = aRest();
  const lasted = Array.from({ length: 6 }, () => rest.begin());
  expect(lasted).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});

it("is over when its time is", () => {
  const rest = aRest();
  expect(rest.isOn).toBe(false);
  rest.begin();
  now += 4_999;
  expect(rest.isOn).toBe(true);
  now += 1;
  expect(rest.isOn).toBe(false);
});

it("is ended by what works, and begins with a short one then", () => {
  const rest = aRest();
  rest.begin();
  rest.begin();
  rest.end();
  expect(rest.isOn).toBe(false);
  expect(rest.begin()).toBe(5_000);
});
