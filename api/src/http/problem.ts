/** An error whose message is sent to the caller. `error-handler.ts` turns it into the response. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly status: number;
  /** Fields of the response body besides `detail`. */
  readonly extension: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    detail: string,
    extension: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    super(detail);
    this.status = status;
    this.extension = extension;
    this.headers = headers;
  }
}

export const notFound = (what: string) => new ProblemError(404, `No ${what} was found.`);
export const unauthorized = () => new ProblemError(401, "Please log in to continue.");
export const forbidden = (detail: string) => new ProblemError(403, detail);
export const conflict = (detail: string, extension?: Record<string, unknown>) =>
  new ProblemError(409, detail, extension);
/** The request is valid but cannot be carried out. */
export const unprocessable = (detail: string, extension?: Record<string, unknown>) =>
  new ProblemError(422, detail, extension);
export const tooMany = (detail: string, retryAfterSeconds: number) =>
  new ProblemError(429, detail, {}, { "retry-after": String(retryAfterSeconds) });
