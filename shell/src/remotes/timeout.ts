/** The import of a module has no timeout of its own. The error panel is to be shown within eight seconds. */
export const LOAD_TIMEOUT_MS = 7_500;

/** @throws an error if `promise` does not settle within `ms` milliseconds */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Timed out after ${ms} ms.`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
