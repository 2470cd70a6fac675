/** An error that the caller may read: thrown where it is known, answered in one place (`answer-errors.ts`). */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly status: number;
  /** What stands in the body beside `detail`. */
  readonly extension: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: string,
    more: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.status = status;
    this.extension = more;
    this.headers = headers;
  }
}

export const notFound = (what: string) => new ProblemError(404, `No ${what} was found.`);
export const unauthorized = () => new ProblemError(401, "Please log in to continue.");
export const forbidden = (detail: string) => new ProblemError(403, detail);
export const conflict = (detail: string, more?: Record<string, unknown>) =>
  new ProblemError(409, detail, more);
/** The request is well formed, but cannot be done. */
export const unprocessable = (detail: string, more?: Record<string, unknown>) =>
  new ProblemError(422, detail, more);
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new ProblemError(429, detail, {}, { "retry-after": String(retryAfterSeconds) });
