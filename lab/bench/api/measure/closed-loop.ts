/** Sends a request, or several that belong together, and waits for the answers. */
export type Send = () => Promise<void>;

/**
 * Sends requests in a closed loop: each client sends its next one when the last one is answered.
 * @returns how long each took, in milliseconds
 */
export async function closedLoop(clients: Send[], requests: number): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const loop = async (send: Send) => {
    while (left-- > 0) {
      const begun = performance.now();
      await send();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(clients.map(loop));
  return times;
}

/** The value that this share of the values does not exceed. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
