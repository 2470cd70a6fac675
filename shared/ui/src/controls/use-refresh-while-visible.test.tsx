import { ApiError } from "@ligate/platform/api";
import { act, renderHook } from "@testing-library/react";
import { useRefreshWhileVisible } from "./use-refresh-while-visible.tsx";

let visibility: DocumentVisibilityState;

function setVisibility(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  visibility = "visible";
  jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function start(refresh: (signal: AbortSignal) => Promise<unknown> = async () => {}) {
  const request = jest.fn(refresh);
  const initialProps: { subject: string | undefined } = { subject: "one page" };
  return {
    request,
    ...renderHook((props) => useRefreshWhileVisible(props.subject, request), { initialProps }),
  };
}

it("refreshes on mount and then every four seconds", async () => {
  const { request } = start();
  await wait(0);
  expect(request).toHaveBeenCalledTimes(1);
  await wait(8_000);
  expect(request).toHaveBeenCalledTimes(3);
});

it("stops while the document is hidden, and refreshes when it becomes visible again", async () => {
  const { request } = start();
  await wait(0);
  setVisibility("hidden");
  await wait(60_000);
  expect(request).toHaveBeenCalledTimes(1);
  setVisibility("visible");
  await wait(0);
  expect(request).toHaveBeenCalledTimes(2);
});

it("refreshes when the window receives the focus", async () => {
  const { request } = start();
  await wait(0);
  window.dispatchEvent(new Event("focus"));
  await wait(0);
  expect(request).toHaveBeenCalledTimes(2);
});

it("sends one request at a time, and goes on after one that failed", async () => {
  const response = Promise.withResolvers<void>();
  const { request } = start(() => response.promise);
  await wait(20_000);
  expect(request).toHaveBeenCalledTimes(1);
  response.reject(new ApiError(0, undefined));
  await wait(4_000);
  expect(request).toHaveBeenCalledTimes(2);
});

it("cancels its request and stops when it is unmounted", async () => {
  const { request, unmount } = start(() => new Promise(() => {}));
  await wait(0);
  unmount();
  expect(request.mock.calls[0]?.[0].aborted).toBe(true);
  window.dispatchEvent(new Event("focus"));
  await wait(20_000);
  expect(request).toHaveBeenCalledTimes(1);
});

it("starts again for another subject, and stops without one", async () => {
  const { request, rerender } = start(() => new Promise(() => {}));
  await wait(0);
  rerender({ subject: "another page" });
  await wait(0);
  expect(request.mock.calls.map(([signal]) => signal.aborted)).toEqual([true, false]);

  rerender({ subject: undefined });
  await wait(20_000);
  expect(request).toHaveBeenCalledTimes(2);
});

it("waits four seconds when the page has just loaded the data", async () => {
  const request = jest.fn(async () => {});
  renderHook(() => useRefreshWhileVisible("cart", request, { isLoaded: true }));
  await wait(3_900);
  expect(request).not.toHaveBeenCalled();
  await wait(100);
  expect(request).toHaveBeenCalledTimes(1);
});
