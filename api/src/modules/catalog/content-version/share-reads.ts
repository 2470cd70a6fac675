/**
 * Shares a read among callers. A caller gets a read that began after its call, so it never misses a change that was
 * committed before; callers that wait for a read to end share the next one.
 */
export function shareReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;

  const start = () => {
    next = undefined;
    const started = read();
    running = started.catch(() => undefined);
    return started;
  };
  return () => {
    next ??= running.then(start);
    return next;
  };
}
