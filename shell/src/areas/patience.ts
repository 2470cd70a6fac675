/** A module that never answers has no time-out of its own. The panel is to be there within eight seconds. */
export const PATIENCE_MS = 7_500;

/** The outcome of `work`. @throws where there is none within `ms` */
export function withPatience<T>(work: Promise<T>, ms: number): Promise<T> {
  return new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Error("No answer in time.")), ms);
    work.then(done, failed).finally(() => clearTimeout(timer));
  });
}
