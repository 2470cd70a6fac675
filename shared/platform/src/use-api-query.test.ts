import { act, renderHook, waitFor } from "@testing-library/react";
import { StrictMode } from "react";
import { ApiError } from "./api.ts";
import { fakeApi, problem } from "./testing/fake-api.ts";
import { useApiQuery, useQuery } from "./use-api-query.ts";

const PATH = "/api/search/suggestions/";
const suggestion = (label: string) => ({ kind: "page" as const, label, detail: "", url: `/${label}` });
const suggestions = (label: string) => ({ suggestions: [suggestion(label)] });

interface Props {
  /** `undefined` requests nothing. */
  q: string | undefined;
  debounceMs?: number;
}

function renderQuery(initialProps: Props) {
  return renderHook(
    ({ q, debounceMs }) => useApiQuery(PATH, q ? { query: { q } } : undefined, { debounceMs }),
    {
      initialProps,
      wrapper: StrictMode,
    },
  );
}

/** Answers each query with itself as the label. @returns the queries, in order */
function fakeSuggestions(): () => (string | null)[] {
  const calls = fakeApi({ [`GET ${PATH}`]: ({ query }) => suggestions(query.get("q") ?? "") });
  return () => calls.map(({ query }) => query.get("q"));
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it("requests nothing without options", () => {
  const queries = fakeSuggestions();
  const { result } = renderQuery({ q: undefined });
  expect(result.current).toMatchObject({ data: undefined, error: undefined, isPending: false });
  expect(queries()).toEqual([]);
});

it("returns the response and the options that it belongs to", async () => {
  fakeSuggestions();
  const { result } = renderQuery({ q: "a" });
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.data).toEqual(suggestions("a"));
  expect(result.current.dataOptions).toEqual({ query: { q: "a" } });
});

it("keeps the last response while the next one loads, and clears it without options", async () => {
  fakeSuggestions();
  const { result, rerender } = renderQuery({ q: "a" });
  await waitFor(() => expect(result.current.data).toEqual(suggestions("a")));

  rerender({ q: "b" });
  expect(result.current).toMatchObject({
    data: suggestions("a"),
    dataOptions: { query: { q: "a" } },
    isPending: true,
  });
  await waitFor(() => expect(result.current.data).toEqual(suggestions("b")));

  rerender({ q: undefined });
  expect(result.current).toMatchObject({ data: undefined, isPending: false });
  rerender({ q: "b" });
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  await waitFor(() => expect(result.current.isPending).toBe(false));
});

it("does not request again when an equal object is passed", async () => {
  const queries = fakeSuggestions();
  const { result, rerender } = renderQuery({ q: "a" });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const count = queries().length;
  rerender({ q: "a" });
  expect(result.current.isPending).toBe(false);
  expect(queries()).toHaveLength(count);
});

it("ignores a superseded response that arrives last", async () => {
  const slow = Promise.withResolvers<object>();
  fakeApi({
    [`GET ${PATH}`]: ({ query }) => (query.get("q") === "slow" ? slow.promise : suggestions("fast")),
  });
  const { result, rerender } = renderQuery({ q: "slow" });
  rerender({ q: "fast" });
  await waitFor(() => expect(result.current.data).toEqual(suggestions("fast")));
  await act(async () => slow.resolve(suggestions("slow")));
  expect(result.current.data).toEqual(suggestions("fast"));
});

it("aborts the request that is superseded or unmounted", () => {
  fakeSuggestions();
  const signals: AbortSignal[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.signal) signals.push(init.signal);
    return answer(input, init);
  };
  const { rerender, unmount } = renderQuery({ q: "a" });
  expect(signals.at(-1)?.aborted).toBe(false);
  rerender({ q: "b" });
  expect(signals.at(-2)?.aborted).toBe(true);
  expect(signals.at(-1)?.aborted).toBe(false);
  unmount();
  expect(signals.at(-1)?.aborted).toBe(true);
});

it("requests options once they have stayed the same for debounceMs", async () => {
  jest.useFakeTimers();
  const queries = fakeSuggestions();
  const { result, rerender } = renderQuery({ q: "a", debounceMs: 150 });
  await act(() => jest.advanceTimersByTimeAsync(100));
  rerender({ q: "ab", debounceMs: 150 });
  await act(() => jest.advanceTimersByTimeAsync(149));
  expect(queries()).toEqual([]);
  expect(result.current.isPending).toBe(true);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(queries()).toEqual(["ab"]);
  expect(result.current.data).toEqual(suggestions("ab"));
});

it("returns the error of a failed request, which retry sends again", async () => {
  fakeApi({ [`GET ${PATH}`]: problem(503, "Busy.") });
  const { result } = renderQuery({ q: "a" });
  await waitFor(() => expect(result.current.error?.detail).toBe("Busy."));
  expect(result.current).toMatchObject({ data: undefined, isPending: false });

  fakeSuggestions();
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ error: undefined, isPending: true });
  await waitFor(() => expect(result.current.data).toEqual(suggestions("a")));
});

describe("with refreshMs", () => {
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  let visibility: DocumentVisibilityState;

  function setVisibility(state: DocumentVisibilityState) {
    visibility = state;
    document.dispatchEvent(new Event("visibilitychange"));
  }

  function renderRefreshed(
    answer: (signal: AbortSignal) => Promise<unknown> = async () => "answer",
    { debounceMs = 0 } = {},
  ) {
    const request = jest.fn(answer);
    const initialProps: { name: string | undefined } = { name: "a" };
    const hook = renderHook(({ name }) => useQuery(name, request, { debounceMs, refreshMs: 4_000 }), {
      initialProps,
    });
    return { ...hook, request };
  }

  beforeEach(() => {
    jest.useFakeTimers();
    visibility = "visible";
    jest.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  });

  it("requests on mount, after each interval, and when the window receives the focus", async () => {
    const { request } = renderRefreshed();
    await wait(0);
    expect(request).toHaveBeenCalledTimes(1);
    await wait(8_000);
    expect(request).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event("focus"));
    await wait(0);
    expect(request).toHaveBeenCalledTimes(4);
  });

  it("waits before the first request too, if it is debounced", async () => {
    const { request } = renderRefreshed(undefined, { debounceMs: 4_000 });
    await wait(3_900);
    expect(request).not.toHaveBeenCalled();
    await wait(100);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it("stops while the document is hidden, and requests when it becomes visible again", async () => {
    const { request } = renderRefreshed();
    await wait(0);
    setVisibility("hidden");
    await wait(60_000);
    expect(request).toHaveBeenCalledTimes(1);
    setVisibility("visible");
    await wait(0);
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("sends one request at a time, and keeps the data of the one before a failure", async () => {
    const failure = Promise.withResolvers<unknown>();
    const answers = [Promise.resolve("first"), failure.promise, Promise.resolve("third")];
    const { request, result } = renderRefreshed(() => answers.shift() ?? Promise.resolve());
    await wait(20_000);
    expect(request).toHaveBeenCalledTimes(2);
    failure.reject(new ApiError(503, { detail: "Busy." }));
    await wait(0);
    expect(result.current).toMatchObject({ data: "first", error: { detail: "Busy." }, isPending: false });
    await wait(4_000);
    expect(result.current).toMatchObject({ data: "third", error: undefined });
  });

  it("starts again for another key, and stops without one", async () => {
    const { request, rerender } = renderRefreshed(() => new Promise(() => {}));
    const getAborted = () => request.mock.calls.map(([signal]) => signal.aborted);
    await wait(0);
    rerender({ name: "b" });
    expect(getAborted()).toEqual([true, false]);
    rerender({ name: undefined });
    window.dispatchEvent(new Event("focus"));
    await wait(20_000);
    expect(getAborted()).toEqual([true, true]);
  });
});
