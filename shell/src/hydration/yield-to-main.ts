/**
 * Resolves in a new task, so that the browser handles pending input such as scrolling between the evaluation of the code
 * and hydration. A message, because browsers delay timers while a page loads.
 *
 * Removable when every supported browser has `scheduler.yield()`.
 */
export function yieldToMain(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
