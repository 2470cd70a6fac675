import { ApiError } from "@ligate/platform/api";
import { act, renderHook } from "@testing-library/react";
import { useApiAction } from "./use-api-action.tsx";

it("ignores a run while another one is pending", async () => {
  const { result } = renderHook(useApiAction);
  let finish = () => {};
  const action = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );

  let first: Promise<void> | undefined;
  act(() => {
    first = result.current.run(action);
    void result.current.run(action);
  });
  expect(result.current.isPending).toBe(true);

  await act(async () => {
    finish();
    await first;
  });
  expect(action).toHaveBeenCalledTimes(1);
  expect(result.current.isPending).toBe(false);
});

it("shows the error of the API until the next run", async () => {
  const { result } = renderHook(useApiAction);

  await act(() =>
    result.current.run(async () => {
      throw new ApiError(422, { detail: "A cart holds at most 100 lines." });
    }),
  );
  expect(result.current.error).toEqual({ message: "A cart holds at most 100 lines." });

  await act(() => result.current.run(async () => {}));
  expect(result.current.error).toBeUndefined();
});

it("throws any other error", async () => {
  const { result } = renderHook(useApiAction);
  const run = () =>
    result.current.run(async () => {
      throw new TypeError("A defect.");
    });

  await expect(act(run)).rejects.toThrow("A defect.");
});
